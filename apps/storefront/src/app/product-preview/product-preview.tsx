import {
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { noop } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices, type Services } from '@market/web-kit/services';
import { ProductIntentProvider, type IntentStep } from '../../features/catalogue/product-intent';
import { productQuery, cacheProductCard } from '../../features/catalogue/catalogue.queries';
import { lazyBrowserPart } from '../../shared/lazy-part';
import { fetchOnce, loadProductLoader, loadProductPage } from '../routes/product/product-code';

const previewContent = fetchOnce(
  async () => (await import('./product-preview-content')).ProductPreviewContent,
);
const ProductPreviewContent = lazyBrowserPart(previewContent);

/** Long enough to ignore a pointer that crosses the card or a finger that scrolls. */
const HOVER_DELAY_MS = 50;

/**
 * Hides the preview but keeps its layout, so that showing it takes a tenth of the time that
 * `visibility` or `display` would take. Browsers without `content-visibility` use `visibility`. The
 * preview ignores presses, because it lies over the page.
 */
const hiddenClass =
  'pointer-events-none not-supports-[content-visibility:hidden]:invisible [content-visibility:hidden]';

/**
 * Prefetches what a product page needs before the click: its chunks and its data. Also stores the
 * card, so that the page can render it immediately.
 */
const prefetchProduct =
  ({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>) =>
  (card: ProductCard): void => {
    cacheProductCard(queryClient, card);
    void queryClient.query(productQuery(api, card.id)).catch(noop);
    void previewContent().catch(noop);
    void loadProductPage().catch(noop);
    void loadProductLoader().catch(noop);
  };

interface OpenPreview {
  card: ProductCard;
  isPressed: boolean;
  /** The key of the page that the preview was opened from. The preview is hidden on other pages. */
  page: string;
}

/**
 * Wraps the page, and renders a hidden preview of the product under the pointer. A press shows the
 * preview immediately. The router takes longer to render the product's page, which then replaces
 * the preview.
 */
export function ProductPreview({ children }: { children: ReactNode }) {
  const services = useServices();
  const { key } = useLocation();
  const page = useRef(key);
  const [latest, setLatest] = useState<OpenPreview>();
  useLayoutEffect(() => {
    page.current = key;
  }, [key]);
  // Back must show this page again, also when the product's page has not been rendered yet.
  useEffect(() => {
    const close = () => setLatest(undefined);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const openPreview = latest?.page === key ? latest : undefined;
  const isPressed = openPreview?.isPressed === true;

  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intent = useMemo(() => {
    const fetchAhead = prefetchProduct(services);
    const draw = (card: ProductCard, from: string) =>
      startTransition(() =>
        setLatest((drawn) =>
          drawn?.isPressed && drawn.page === from ? drawn : { card, isPressed: false, page: from },
        ),
      );
    // When the preview is not rendered in time, the router renders the page.
    const show = (card: ProductCard) =>
      setLatest((drawn) => (drawn?.card.id === card.id ? { ...drawn, isPressed: true } : drawn));
    return (card: ProductCard, step: IntentStep) => {
      if (step === 'near' || step === 'pointed') fetchAhead(card);
      if (step === 'near') return;
      clearTimeout(hoverTimer.current);
      if (step === 'pressed') show(card);
      if (step === 'pointed') {
        const from = page.current;
        hoverTimer.current = setTimeout(
          () => void previewContent().then(() => draw(card, from), noop),
          HOVER_DELAY_MS,
        );
      }
    };
  }, [services]);

  // The router saves this page's scroll position before the card receives the press.
  useLayoutEffect(() => {
    if (isPressed) scrollTo({ top: 0, behavior: 'instant' });
  }, [isPressed]);

  return (
    <ProductIntentProvider value={intent}>
      {openPreview && (
        <div
          aria-hidden={!isPressed}
          className={
            isPressed
              ? 'min-h-dvh'
              : `absolute inset-x-0 top-0 h-dvh overflow-hidden contain-strict ${hiddenClass}`
          }
        >
          <Suspense>
            <ProductPreviewContent card={openPreview.card} />
          </Suspense>
        </div>
      )}
      <div aria-hidden={isPressed || undefined} className={isPressed ? hiddenClass : undefined}>
        {children}
      </div>
    </ProductIntentProvider>
  );
}
