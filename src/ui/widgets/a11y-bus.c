/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the list of programs until this one is in it. GTK enters it, but does not say when. */

#include "widgets/a11y-bus.h"

#include <gio/gio.h>
#include <unistd.h>

enum
{
  PATIENCE = 20 * G_USEC_PER_SEC, /* a busy computer takes its time */
  PAUSE = 30 * 1000, /* microseconds */
  ANSWER = 5000,     /* milliseconds */
};

typedef struct
{
  void   (*known) (gpointer data);
  gpointer data;
} Waiting;

static GVariant *
ask (GDBusConnection *bus,
     const char      *name,
     const char      *path,
     const char      *interface,
     const char      *method,
     GVariant        *parameters,
     const char      *type)
{
  return g_dbus_connection_call_sync (bus, name, path, interface, method, parameters,
                                      G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE, ANSWER, NULL,
                                      NULL);
}

static GDBusConnection *
connect_bus (void)
{
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) answer = NULL;
  const char *address;

  if (session == NULL)
    return NULL;
  answer = ask (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, "(s)");
  if (answer == NULL)
    return NULL;
  g_variant_get (answer, "(&s)", &address);
  return g_dbus_connection_new_for_address_sync (
    address,
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
    NULL, NULL, NULL);
}

static gboolean
is_ours (GDBusConnection *bus,
         const char      *name)
{
  g_autoptr (GVariant) answer = ask (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                     "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                     g_variant_new ("(s)", name), "(u)");
  guint32 process = 0;

  if (answer != NULL)
    g_variant_get (answer, "(u)", &process);
  return process == (guint32) getpid ();
}

static gboolean
is_listed (GDBusConnection *bus)
{
  g_autoptr (GVariant) answer = ask (bus, "org.a11y.atspi.Registry",
                                     "/org/a11y/atspi/accessible/root",
                                     "org.a11y.atspi.Accessible", "GetChildren", NULL, "(a(so))");
  g_autoptr (GVariantIter) programs = NULL;
  const char *name;

  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "(a(so))", &programs);
  while (g_variant_iter_next (programs, "(&s&o)", &name, NULL))
    if (is_ours (bus, name))
      return TRUE;
  return FALSE;
}

static void
wait_thread (GTask        *task,
             gpointer      source G_GNUC_UNUSED,
             gpointer      data G_GNUC_UNUSED,
             GCancellable *cancellable G_GNUC_UNUSED)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  g_autoptr (GDBusConnection) bus = connect_bus ();

  while (bus != NULL && !is_listed (bus) && g_get_monotonic_time () < end)
    g_usleep (PAUSE);
  /* It is listed a moment before GTK hears of it. */
  if (bus != NULL)
    g_usleep (PAUSE);
  g_task_return_boolean (task, TRUE);
}

static void
waited_cb (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result G_GNUC_UNUSED,
           gpointer      data)
{
  Waiting waiting = *(Waiting *) data;

  g_free (data);
  waiting.known (waiting.data);
}

void
harena_a11y_bus_await (void     (*known) (gpointer data),
                       gpointer   data)
{
  Waiting *waiting = g_new (Waiting, 1);
  g_autoptr (GTask) task = NULL;

  *waiting = (Waiting) { known, data };
  task = g_task_new (NULL, NULL, waited_cb, waiting);
  g_task_run_in_thread (task, wait_thread);
}
