import { Suspense, useState } from 'react';
import { Frame, PackageOpen, Plus } from 'lucide-react';
import type { StorePage } from '@market/domain/stores/store-page';
import { Button, buttonClass } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { useServices } from '@market/web-kit/services';
import { StoreHero } from '../../../features/stores/components/store-hero';
import { storeButtonClass } from '../../../features/stores/model/store-theme';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { StorePageLayout } from './store-page-layout';
import { useConsoleMessage } from './use-console-message';

const StorePromoImage = lazyBrowserPart(
  async () => (await import('../../../features/stores/components/store-extras')).StorePromoImage,
);
const StoreTestimonials = lazyBrowserPart(
  async () => (await import('../../../features/stores/components/store-extras')).StoreTestimonials,
);

const PRODUCTS_ID = 'products';
const pages = [{ label: 'Products', to: paths.storePreview.href() }];

/**
 * The page of a store that is not open yet, for its merchant. All data comes from the merchant
 * console, and none from the API.
 */
export function StorePreviewPage() {
  const { config } = useServices();
  const [store, setStore] = useState<StorePage>();
  useConsoleMessage(async (data) => {
    const { storePageSchema } = await import('@market/domain/stores/store-page');
    const page = storePageSchema.safeParse(data);
    if (page.success) setStore(page.data);
  });
  return (
    <>
      <PageTitle>Store preview</PageTitle>
      {store ? (
        <Preview store={store} />
      ) : (
        <EmptyState
          icon={<Frame />}
          headingLevel={1}
          title="Store preview"
          action={
            <a href={`${config.origins.merchant}/theme`} className={buttonClass()}>
              Go to the theme editor
            </a>
          }
        >
          Merchants see a preview of their store here while they edit its theme in the merchant
          console.
        </EmptyState>
      )}
    </>
  );
}

function Preview({ store }: { store: StorePage }) {
  return (
    <StorePageLayout
      store={store}
      pages={pages}
      currentPath={paths.storePreview.href()}
      followers={store.followers}
      followButton={
        <div inert>
          <Button variant="ink" icon={<Plus size={17} />} className={storeButtonClass}>
            Follow
          </Button>
        </div>
      }
    >
      <StoreHero store={store} productsId={PRODUCTS_ID} />
      <section
        id={PRODUCTS_ID}
        aria-labelledby={`${PRODUCTS_ID}-title`}
        className="page-wrap scroll-mt-2 pt-9 md:pt-12"
      >
        <h2 id={`${PRODUCTS_ID}-title`} className="display mb-6 text-d1">
          Products
        </h2>
        <EmptyState icon={<PackageOpen />} headingLevel={3} title="Your products appear here">
          Shoppers see them once your store is open.
        </EmptyState>
      </section>
      <Suspense>
        <StorePromoImage image={store.theme.body.promoImage} />
        <StoreTestimonials theme={store.theme} />
      </Suspense>
    </StorePageLayout>
  );
}
