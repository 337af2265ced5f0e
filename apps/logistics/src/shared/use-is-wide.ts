import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

const subscribe = (onChange: () => void) => {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for two columns: what only a wide screen shows is not fetched on a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
