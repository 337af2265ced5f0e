import { useSyncExternalStore } from 'react';

/** From here on filters stand beside the results (Tailwind's `lg`). */
const query = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(query);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

const onServer = () => false;

/** Whether there is room beside the results: what stands there is not worth fetching on a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
