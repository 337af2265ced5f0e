import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Room {
  /** Belongs to the element that is measured. */
  place: RefObject<HTMLDivElement | null>;
  /** Its inner width in CSS pixels; undefined before the first layout. */
  room: number | undefined;
}

/** How wide an element is, as the window changes. */
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
