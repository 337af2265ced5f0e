/** Toasts without their weight: the library is fetched with the first one. One that cannot be fetched is left out: nothing that matters is said in a toast alone. */
const show = (kind: 'success' | 'error' | 'info', message: string): void =>
  void import('@market/ui/notifications')
    .then(({ toast }) => toast[kind](message))
    .catch(() => undefined);

export const notify = {
  success: (message: string): void => show('success', message),
  error: (message: string): void => show('error', message),
  info: (message: string): void => show('info', message),
};
