/**
 * Shows a toast. Loads the library with the first one; a toast that cannot load is dropped, since nothing important
 * is only in a toast.
 */
const show = (kind: 'success' | 'error' | 'info', message: string): void =>
  void import('@market/ui/notifications')
    .then(({ toast }) => toast[kind](message))
    .catch(() => undefined);

export const notify = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
};
