/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells ThreadSanitizer what it cannot see: GLib is not built for it, and its locks and tasks hand
 * memory from one thread to another without its knowledge. To be preloaded; see build-aux/threads. */

#include <dlfcn.h>
#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>
#include <stdarg.h>

#define NEXT(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

/* What was done before is known to whoever has this from now on. */
#define RELEASE(object) __tsan_release ((void *) (object))
#define ACQUIRE(object) __tsan_acquire ((void *) (object))

void
(g_mutex_lock) (GMutex *mutex)
{
  NEXT (g_mutex_lock) (mutex);
  ACQUIRE (mutex);
}

void
(g_mutex_unlock) (GMutex *mutex)
{
  RELEASE (mutex);
  NEXT (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  RELEASE (mutex);
  NEXT (g_cond_wait) (cond, mutex);
  ACQUIRE (mutex);
}

gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end)
{
  gboolean signalled;

  RELEASE (mutex);
  signalled = NEXT (g_cond_wait_until) (cond, mutex, end);
  ACQUIRE (mutex);
  return signalled;
}

gboolean
(g_atomic_ref_count_dec) (gatomicrefcount *count)
{
  gboolean last;

  RELEASE (count);
  last = NEXT (g_atomic_ref_count_dec) (count);
  if (last)
    ACQUIRE (count);
  return last;
}

/* Whoever is the last to let go of an object frees what others have used. */
void
(g_object_unref) (gpointer object)
{
  RELEASE (object);
  ACQUIRE (object);
  NEXT (g_object_unref) (object);
}

/* The function of a task, wherever it is kept meanwhile. */
static GQuark
func_quark (void)
{
  return g_quark_from_static_string ("told-func");
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  GTaskThreadFunc func;

  ACQUIRE (task);
  func = (GTaskThreadFunc) g_object_get_qdata (G_OBJECT (task), func_quark ());
  func (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask          *task,
                      GTaskThreadFunc func)
{
  g_object_set_qdata (G_OBJECT (task), func_quark (), (gpointer) func);
  RELEASE (task);
  NEXT (g_task_run_in_thread) (task, run);
}

void
g_task_return_pointer (GTask         *task,
                       gpointer       result,
                       GDestroyNotify destroy)
{
  RELEASE (task);
  NEXT (g_task_return_pointer) (task, result, destroy);
}

void
g_task_return_boolean (GTask   *task,
                       gboolean result)
{
  RELEASE (task);
  NEXT (g_task_return_boolean) (task, result);
}

void
g_task_return_error (GTask  *task,
                     GError *error)
{
  RELEASE (task);
  NEXT (g_task_return_error) (task, error);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  ACQUIRE (task);
  return NEXT (g_task_propagate_pointer) (task, error);
}

gboolean
g_task_propagate_boolean (GTask   *task,
                          GError **error)
{
  ACQUIRE (task);
  return NEXT (g_task_propagate_boolean) (task, error);
}

void
g_task_return_new_error (GTask      *task,
                         GQuark      domain,
                         int         code,
                         const char *format,
                         ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_task_return_error (task, g_error_new_valist (domain, code, format, arguments));
  va_end (arguments);
}

/* Who is called when a task is done, or a source is ready. */
typedef struct
{
  GAsyncReadyCallback ready;
  GSourceFunc         func;
  GDestroyNotify      notify;
  gpointer            data;
} Callback;

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Callback callback = *(Callback *) data;

  g_free (data);
  ACQUIRE (result);
  callback.ready (source, result, callback.data);
}

GTask *
g_task_new (gpointer            source,
            GCancellable       *cancellable,
            GAsyncReadyCallback ready,
            gpointer            data)
{
  Callback *callback = g_new0 (Callback, 1);

  callback->ready = ready;
  callback->data = data;
  return NEXT (g_task_new) (source, cancellable, ready != NULL ? ready_cb : NULL, callback);
}

static gboolean
source_cb (gpointer data)
{
  Callback *callback = data;

  ACQUIRE (callback);
  return callback->func (callback->data);
}

static void
callback_free (gpointer data)
{
  Callback *callback = data;

  if (callback->notify != NULL)
    callback->notify (callback->data);
  g_free (callback);
}

void
g_source_set_callback (GSource       *source,
                       GSourceFunc    func,
                       gpointer       data,
                       GDestroyNotify notify)
{
  Callback *callback;

  /* GLib itself has functions of other shapes, which a source of its own kind calls. */
  if (func == NULL || source->source_funcs != &g_idle_funcs)
    {
      NEXT (g_source_set_callback) (source, func, data, notify);
      return;
    }

  callback = g_new0 (Callback, 1);
  callback->func = func;
  callback->data = data;
  callback->notify = notify;
  RELEASE (callback);
  NEXT (g_source_set_callback) (source, source_cb, callback, callback_free);
}
