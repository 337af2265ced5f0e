import {
  startTransition,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { noop } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { ProductIntentProvider, type IntentStep } from '../../features/catalogue/intent';
import { browserPart } from '../../shared/lazy-part';
import { prefetchProduct } from '../prefetch-product';
import { productModule } from '../product-code';

const ProductAhead = browserPart(async () => (await productModule()).ProductAhead);

/** A pointer that only crosses a card, or a finger that scrolls, has left it by then. */
const STAY_MS = 50;

/**
 * Keeps its layout, so that showing and hiding takes a tenth of what `visibility` or `display` take; where it is not known, the former does it.
 * It takes no presses: a layer that is drawn late, after the page has changed, would cover what is on the screen.
 */
const outOfSight =
  'pointer-events-none not-supports-[content-visibility:hidden]:invisible [content-visibility:hidden]';

interface Opening {
  card: ProductCard;
  isPressed: boolean;
}

/**
 * The page, and out of sight the head of the product that is pointed at. A press has only to show it: that is on the screen
 * well before the router has changed the page, which then takes its place.
 */
export function ProductOpening({ children }: { children: ReactNode }) {
  const services = useServices();
  const [opening, setOpening] = useState<Opening>();
  const isPressed = opening?.isPressed === true;
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setOpening(undefined);
  }

  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intent = useMemo(() => {
    const fetchAhead = prefetchProduct(services);
    const draw = (card: ProductCard) =>
      startTransition(() =>
        setOpening((drawn) => (drawn?.isPressed ? drawn : { card, isPressed: false })),
      );
    // What is not drawn by now comes with the router.
    const show = (card: ProductCard) =>
      setOpening((drawn) => (drawn?.card.id === card.id ? { card, isPressed: true } : drawn));
    return (card: ProductCard, step: IntentStep) => {
      if (step === 'near' || step === 'pointed') fetchAhead(card);
      if (step === 'near') return;
      clearTimeout(staying.current);
      if (step === 'pressed') show(card);
      if (step === 'pointed')
        staying.current = setTimeout(
          () => void productModule().then(() => draw(card), noop),
          STAY_MS,
        );
    };
  }, [services]);

  // The router has kept the place on this page before the card hears of the press.
  useLayoutEffect(() => {
    if (isPressed) scrollTo({ top: 0, behavior: 'instant' });
  }, [isPressed]);

  return (
    <ProductIntentProvider value={intent}>
      {opening && (
        <div
          aria-hidden={!isPressed}
          className={
            isPressed
              ? 'min-h-dvh'
              : `absolute inset-x-0 top-0 h-dvh overflow-hidden contain-strict ${outOfSight}`
          }
        >
          <Suspense>
            <ProductAhead card={opening.card} />
          </Suspense>
        </div>
      )}
      <div aria-hidden={isPressed || undefined} className={isPressed ? outOfSight : undefined}>
        {children}
      </div>
    </ProductIntentProvider>
  );
}
