import { Suspense } from 'react';
import { Skeleton } from '@market/ui/skeleton';
import { StoreHero } from '../../../features/stores/components/store-hero';
import { isUnthemed } from '../../../features/stores/model/unthemed-store';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { StoreProducts } from './store-products';
import { useStore } from './use-store';

const StorePromoImage = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StorePromoImage,
);
const StoreTestimonials = lazyPart(
  'src/features/stores/components/store-extras.tsx',
  async () => (await import('../../../features/stores/components/store-extras')).StoreTestimonials,
);
const UnthemedStoreFront = lazyPart(
  'src/app/routes/store/unthemed-store-front.tsx',
  async () => (await import('./unthemed-store-front')).UnthemedStoreFront,
);

const PRODUCTS_ID = 'products';

export function StoreProductsPage() {
  const store = useStore();
  const title = <PageTitle>{store.storeName}</PageTitle>;
  if (isUnthemed(store) && store.status === 'live')
    return (
      <>
        {title}
        <Suspense fallback={<Skeleton className="h-screen" />}>
          <UnthemedStoreFront store={store} productsId={PRODUCTS_ID} />
        </Suspense>
      </>
    );
  return (
    <>
      {title}
      <StoreHero store={store} productsId={PRODUCTS_ID} />
      {store.status === 'live' && <StoreProducts id={PRODUCTS_ID} store={store} />}
      <Suspense>
        <StorePromoImage image={store.theme.body.promoImage} />
        <StoreTestimonials theme={store.theme} />
      </Suspense>
    </>
  );
}
