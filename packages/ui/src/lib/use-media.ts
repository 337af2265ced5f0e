import { useSyncExternalStore } from 'react';

const onServer = () => false;

/** Whether a media query holds now; on a server, where there is no screen, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}
