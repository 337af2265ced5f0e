import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Room {
  /** The ref of the measured element. */
  place: RefObject<HTMLDivElement | null>;
  /** The inner width in CSS pixels. Undefined before the first layout. */
  room: number | undefined;
}

/** Measures the width of an element, also when the window is resized. */
export function useRoom(): Room {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => setRoom(place.current?.clientWidth || undefined);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { place, room };
}
