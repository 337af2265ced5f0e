import { useEffect, useState } from 'react';

/**
 * The last value that stayed the same for `delay` ms, for example a search text after a pause in
 * typing.
 */
export function useDebouncedValue<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
