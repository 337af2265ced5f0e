import { useEffect, useState } from 'react';

const PATIENCE_MS = 3000;

/** Whether something has been busy for some seconds without a pause. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(setSlow, PATIENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
