import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { Link } from '@market/ui/link';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { ProductDescription } from '../../../features/catalogue/components/product-description';
import { Specifications } from '../../../features/catalogue/components/specifications';
import { StoreBox } from '../../../features/catalogue/components/store-box';
import { getKeyRating } from '../../../features/catalogue/model/variants';
import { FollowButton } from '../../../features/follows/components/follow-button';
import { followingQuery } from '../../../features/follows/follows.queries';
import { QuestionsPlaceholder } from '../../../features/questions/components/questions-skeleton';
import { ReviewsCard, ReviewsSkeleton } from '../../../features/reviews/components/reviews-card';
import { storePageQuery } from '../../../features/stores/stores.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { RenderWhenNear } from '../../../shared/render-when-near';
import { paths } from '../../paths';

const QuestionsSection = lazyBrowserPart(
  async () =>
    (await import('../../../features/questions/components/questions-section')).QuestionsSection,
);

const ReviewsSection = lazyBrowserPart(
  async () => (await import('../../../features/reviews/components/reviews-section')).ReviewsSection,
);

const CompareSimilar = lazyBrowserPart(
  async () => (await import('./compare-similar')).CompareSimilar,
);

/**
 * Everything below the first screen. A chunk of its own together with `Seller`, because the price and
 * the buttons are rendered first.
 */
export function BelowFold({
  product,
  variant,
}: {
  product: CustomerProduct;
  variant: Variant | undefined;
}) {
  return (
    <>
      <div className="page-wrap mt-11 md:mt-16">
        <Specifications
          product={product}
          variantId={variant?.id}
          keyRating={getKeyRating(product, variant)}
          sku={variant?.sku ?? product.sku}
        />
      </div>
      <div className="page-wrap mt-11 empty:hidden md:mt-16">
        <ProductDescription lines={product.description} />
      </div>
      <div className="page-wrap mt-14">
        <div className="border-t border-line pt-9">
          <Reviews product={product} />
        </div>
      </div>
      <Questions product={product} />
      <RenderWhenNear id={`similar-${product.id}`} placeholder={null} browserOnly>
        <Suspense>
          <CompareSimilar product={product} variant={variant} />
        </Suspense>
      </RenderWhenNear>
    </>
  );
}

/** The code and data of the reviews load when the visitor is near them. */
function Reviews({ product: { id, store } }: { product: CustomerProduct }) {
  const placeholder = (
    <ReviewsCard>
      <ReviewsSkeleton />
    </ReviewsCard>
  );
  return (
    <RenderWhenNear id={`reviews-${id}`} placeholder={placeholder} browserOnly>
      <Suspense fallback={placeholder}>
        <ReviewsSection
          reviewed={{ of: 'product', id }}
          storeName={store.storeName}
          invitation={<Invitation />}
        />
      </Suspense>
    </RenderWhenNear>
  );
}

/**
 * Loads when the visitor is near it. Never rendered by the server, because its form is personal.
 */
function Questions({ product: { id, store } }: { product: CustomerProduct }) {
  const { pathname, search } = useLocation();
  const placeholder = <QuestionsPlaceholder />;
  return (
    <div className="page-wrap mt-14">
      <div className="border-t border-line pt-9">
        <RenderWhenNear id={`questions-${id}`} placeholder={placeholder} browserOnly>
          <Suspense fallback={placeholder}>
            <QuestionsSection
              productId={id}
              storeName={store.storeName}
              signInPath={withRedirect(paths.signIn.href(), `${pathname}${search}#questions`)}
            />
          </Suspense>
        </RenderWhenNear>
      </div>
    </div>
  );
}

/** The store, below the buy box. Its rating and its followers load after its name. */
export function Seller({ product: { store } }: { product: CustomerProduct }) {
  const { api } = useServices();
  const { pathname, search } = useLocation();
  const page = useQuery(storePageQuery(api, store.slug)).data;
  const followers = useQuery(followingQuery(api, store.id)).data?.count;
  return (
    <StoreBox
      store={store}
      page={page && { ...page, followers: followers ?? page.followers }}
      to={paths.store.href({ slug: store.slug })}
      follow={
        <FollowButton
          store={store}
          signInPath={withRedirect(paths.signIn.href(), pathname + search)}
          block
        />
      }
    />
  );
}

const Invitation = () => (
  <>
    Customers can review it after delivery,{' '}
    <Link to={paths.orders.href()} className="link">
      from their orders
    </Link>
    .
  </>
);
