import { useQuery } from '@tanstack/react-query';
import type { StorePage } from '@market/domain/stores/store-page';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { policiesQuery } from '../../../features/policies/policies.queries';
import { ReviewCards } from '../../../features/reviews/components/review-cards';
import { newestReviewsQuery } from '../../../features/reviews/reviews.queries';
import { StoreTerms } from '../../../features/stores/components/store-terms';
import { UnthemedStoreHeader } from '../../../features/stores/components/unthemed-store-header';
import { StorePages } from '../../../features/stores/components/store-header';
import { defaultThemeAttributes } from '../../../features/stores/model/store-theme';
import { bestProductsQuery } from '../../../features/stores/stores.queries';
import { productHref } from '../../hrefs';
import { paths } from '../../paths';
import { StoreFollow, useFollowers } from './store-follow';
import { storePageLinks } from './use-store';
import { StoreProducts } from './store-products';

/** The front page of a store without a theme, which looks like the shop. */
export function UnthemedStoreFront({
  store,
  productsId,
}: {
  store: StorePage;
  productsId: string;
}) {
  const { api, config } = useServices();
  const { id, slug, storeName, ratingCount, policyCount } = store;
  const best = useQuery(bestProductsQuery(api, slug));
  const reviews = useQuery({
    ...newestReviewsQuery(api, { of: 'store', id }),
    enabled: ratingCount > 0,
  });
  const policies = useQuery({ ...policiesQuery(api, slug), enabled: policyCount > 0 });
  return (
    <div {...defaultThemeAttributes}>
      <div className="page-wrap pt-3">
        <Breadcrumbs
          items={[
            { label: 'Home', to: paths.home.href() },
            { label: 'Stores', to: paths.stores.href() },
            { label: storeName },
          ]}
        />
      </div>
      <UnthemedStoreHeader
        store={store}
        best={best.isError ? [] : best.data?.rows}
        productHref={productHref}
        followers={useFollowers(store)}
        followButton={
          <StoreFollow
            store={store}
            space="h-12 w-36"
            size="lg"
            variant="outline"
            className="border-on-mono! bg-(--c-paper-0)! text-(--c-ink-900)!"
          />
        }
      />
      <div className="sticky top-0 z-1 border-b border-line bg-surface">
        <div className="page-wrap">
          <StorePages
            storeName={storeName}
            pages={storePageLinks(store)}
            currentPath={paths.store.href({ slug })}
          />
        </div>
      </div>
      <StoreProducts id={productsId} store={store} isUnthemed />
      <StoreTerms
        store={store}
        policies={policies.data?.rows ?? []}
        dispatch={best.data?.rows[0]?.delivery}
        platformName={config.platformName}
        allPolicies={
          policyCount > 0 && (
            <Link to={paths.storePolicies.href({ slug })} className="link touch-area">
              All policies
            </Link>
          )
        }
      />
      <ReviewCards
        reviews={reviews.data?.rows ?? []}
        action={
          <Link to={paths.storeReviews.href({ slug })} className="link touch-area">
            {`All ${ratingCount.toLocaleString('en-NG')} reviews`}
          </Link>
        }
      />
    </div>
  );
}
