import { Suspense } from 'react';
import { Skeleton } from '@market/ui/skeleton';
import { StoreHero } from '../../../features/stores/components/store-hero';
import { isPlain } from '../../../features/stores/model/plain-store';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { StoreProducts } from './store-products';
import { useStore } from './use-store';

const StorePromo = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StorePromo,
);
const StoreQuotes = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StoreQuotes,
);
const PlainFront = lazyPart(
  'src/app/routes/store/plain-front.tsx',
  async () => (await import('./plain-front')).PlainFront,
);

const PRODUCTS = 'products';

/** A store's front page: its texts, products and testimonials. */
export function StoreProductsPage() {
  const store = useStore();
  const title = <PageTitle>{store.storeName}</PageTitle>;
  if (isPlain(store) && store.status === 'live')
    return (
      <>
        {title}
        <Suspense fallback={<Skeleton className="h-screen" />}>
          <PlainFront store={store} productsId={PRODUCTS} />
        </Suspense>
      </>
    );
  return (
    <>
      {title}
      <StoreHero store={store} productsId={PRODUCTS} />
      {store.status === 'live' && <StoreProducts id={PRODUCTS} store={store} />}
      <Suspense>
        <StorePromo image={store.theme.body.promoImage} />
        <StoreQuotes theme={store.theme} />
      </Suspense>
    </>
  );
}
