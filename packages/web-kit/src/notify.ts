/** Toasts without their weight: the library is fetched with the first one. */
const toast = async () => (await import('@market/ui/notifications')).toast;

export const notify = {
  success: (message: string): void => void toast().then((t) => t.success(message)),
  error: (message: string): void => void toast().then((t) => t.error(message)),
  info: (message: string): void => void toast().then((t) => t.info(message)),
};
