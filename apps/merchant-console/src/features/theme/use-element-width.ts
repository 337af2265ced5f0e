import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ElementWidth {
  ref: RefObject<HTMLDivElement | null>;
  /** The inner width in CSS pixels. Undefined before the first layout. */
  width: number | undefined;
}

export function useElementWidth(): ElementWidth {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setWidth(ref.current?.clientWidth || undefined);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { ref, width };
}
