import { createContext, use, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { ProductCard } from '@market/domain/catalogue/product';

const VIEW_DELAY_MS = 300;

/**
 * The steps towards opening a product. `near`: in view for a while. `pointed`: hovered, touched or
 * focused. `left`: the pointer has left. `pressed`: the router is opening the product.
 */
export type IntentStep = 'near' | 'pointed' | 'left' | 'pressed';

/** The app prefetches and pre-renders the product page on these steps. */
export type ProductIntent = (card: ProductCard, step: IntentStep) => void;

const ProductIntentContext = createContext<ProductIntent>(() => undefined);
export const ProductIntentProvider = ProductIntentContext.Provider;

interface IntentProps {
  ref: RefObject<HTMLDivElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * The event handlers that make opening a product feel instant: data and code are fetched on hover,
 * on focus, on touch and after 300 ms in view. Navigation itself still happens on click (WCAG
 * 2.5.2).
 */
export function useProductIntent(card: ProductCard): IntentProps {
  const announce = use(ProductIntentContext);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in globalThis) || isSavingData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => announce(card, 'near'), VIEW_DELAY_MS);
    });
    observer.observe(ref.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [announce, card]);
  const point = () => announce(card, isSavingData() ? 'near' : 'pointed');
  // When the router navigates, the link prevents the browser's default. With a modifier key, the
  // link opens another tab instead.
  const press = (event: MouseEvent) => event.defaultPrevented && announce(card, 'pressed');
  return {
    ref,
    onPointerEnter: point,
    onPointerLeave: () => announce(card, 'left'),
    onFocus: point,
    onClick: press,
  };
}

/**
 * Whether the browser saves data. Products are then prefetched only on hover, touch or focus, and
 * are not pre-rendered.
 */
const isSavingData = (): boolean =>
  'connection' in navigator &&
  navigator.connection instanceof Object &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
