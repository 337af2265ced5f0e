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
 * Whether there is room next to the content (Tailwind's `lg`). Pages use it to skip requests for
 * what phones do not show.
 */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)');
