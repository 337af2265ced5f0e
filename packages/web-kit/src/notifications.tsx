import { useEffect, useState, type ComponentType } from 'react';

/**
 * Shows a toast. The library loads with the first toast. A toast that cannot load is dropped,
 * because nothing important is shown only in a toast.
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

const WHEN_IDLE_MS = 1200;
const RETRY_MS = 10_000;

/**
 * The toast region, loaded when the page is idle. The page works without it: nothing important is
 * shown only in a toast.
 */
export function LazyNotifications() {
  const [Notifications, setNotifications] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadAfter = (ms: number) => {
      timer = setTimeout(() => void load(), ms);
    };
    const load = async () => {
      try {
        const { Notifications } = await import('@market/ui/notifications');
        setNotifications(() => Notifications);
      } catch {
        loadAfter(RETRY_MS);
      }
    };
    loadAfter(WHEN_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notifications ? <Notifications /> : null;
}
