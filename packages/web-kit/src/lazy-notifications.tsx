import { useEffect, useState, type ComponentType } from 'react';

const WHEN_IDLE_MS = 1200;
const AGAIN_MS = 10_000;

/** The toast region, fetched when the page is idle. While it cannot be had the page goes on without: nothing that matters is said in a toast alone. */
export function LazyNotifications() {
  const [Notifications, setNotifications] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      try {
        const { Notifications } = await import('@market/ui/notifications');
        setNotifications(() => Notifications);
      } catch {
        timer = setTimeout(load, AGAIN_MS);
      }
    };
    let timer = setTimeout(load, WHEN_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notifications ? <Notifications /> : null;
}
