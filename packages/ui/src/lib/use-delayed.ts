import { useEffect, useState } from 'react';

/** True once `active` has lasted `delay` ms: short waits show nothing, so nothing flickers. */
export function useDelayed(active: boolean, delay = 200): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
