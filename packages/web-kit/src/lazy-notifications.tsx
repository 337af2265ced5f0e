import { lazy, Suspense, useEffect, useState } from 'react';

const Notifications = lazy(async () => ({ default: (await import('@market/ui/notifications')).Notifications }));

/** The toast region, fetched when the page is idle. */
export function LazyNotifications() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1200);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null;
}
