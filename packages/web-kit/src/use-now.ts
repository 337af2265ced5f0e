import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, to the minute, for "Today, 14:06" and "6 min ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
