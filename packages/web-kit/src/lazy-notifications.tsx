import { useEffect, useState, type ComponentType } from 'react';

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
