import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

/**
 * Sections already rendered during this visit. They have their full height immediately, so Back
 * restores the scroll position.
 */
const renderedIds = new Set<string>();

const canObserve = 'IntersectionObserver' in globalThis;

const neverChanges = () => () => undefined;

/** False on the server, and while React hydrates what the server rendered. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

interface RenderWhenNearProps {
  /** Identifies the section during this visit. */
  id: string;
  /** The section's skeleton, so that nothing moves when it loads. */
  placeholder: ReactNode;
  /** The server renders only the placeholder. */
  browserOnly?: boolean;
  children: ReactNode;
}

/**
 * Renders a section when it is about one screen away. This starts to fetch the section's code and
 * data.
 */
export function RenderWhenNear({
  id,
  placeholder,
  browserOnly = false,
  children,
}: RenderWhenNearProps) {
  const inBrowser = useInBrowser();
  const [near, setNear] = useState(() => renderedIds.has(id) || !canObserve);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near) renderedIds.add(id);
    if (near || !anchor.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [near, id]);
  const isShown = near && (inBrowser || !browserOnly);
  return isShown ? children : <div ref={anchor}>{placeholder}</div>;
}
