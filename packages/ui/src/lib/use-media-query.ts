import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/** Whether a media query matches. False on a server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}

/**
 * Whether there is room next to the content (Tailwind's `lg`). Phones need not fetch what is shown
 * only there.
 */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)');
