import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import type { ProductCard } from '@market/domain/catalogue/product';

const DWELL_MS = 300;

/** Called when a shopper seems about to open a product, `surely` when it is pointed at. The app fetches the page's chunk and data then, and its picture when it is sure. */
export type ProductIntent = (card: ProductCard, surely: boolean) => void;

const ProductIntentContext = createContext<ProductIntent>(() => undefined);
export const ProductIntentProvider = ProductIntentContext.Provider;

/**
 * What a product's box needs so that opening it feels instant: data and code are fetched on hover, on focus, on touch and
 * after 300 ms in view. Navigation itself stays with the click (WCAG 2.5.2).
 */
export function useProductIntent(card: ProductCard): { ref: RefObject<HTMLDivElement | null>; onPointerEnter: () => void; onFocus: () => void } {
  const announce = use(ProductIntentContext);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in globalThis) || savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => announce(card, false), DWELL_MS);
    });
    observer.observe(ref.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [announce, card]);
  const now = () => announce(card, !savesData());
  return { ref, onPointerEnter: now, onFocus: now };
}

/** Shoppers who asked for less traffic get nothing before they ask for it. */
const savesData = (): boolean => 'connection' in navigator && navigator.connection instanceof Object && 'saveData' in navigator.connection && navigator.connection.saveData === true;
