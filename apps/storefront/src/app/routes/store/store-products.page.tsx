import { Suspense } from 'react';
import { StoreHero } from '../../../features/stores/components/store-hero';
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

const PRODUCTS = 'products';

/** A store's front page: its texts, products and testimonials. */
export function StoreProductsPage() {
  const store = useStore();
  return (
    <>
      <PageTitle>{store.storeName}</PageTitle>
      <StoreHero store={store} productsId={PRODUCTS} />
      {store.status === 'live' && <StoreProducts id={PRODUCTS} store={store} />}
      <Suspense>
        <StorePromo image={store.theme.body.promoImage} />
        <StoreQuotes theme={store.theme} />
      </Suspense>
    </>
  );
}
