import { noop, useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { imageUrl } from '@market/domain/image';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { ProductImage } from '@market/ui/product-image';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { servicesContext, useServices } from '@market/web-kit/services';
import { OwnReview } from '../../../features/reviews/components/own-review';
import { orderReviewsQuery } from '../../../features/reviews/reviews.queries';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';

export function orderReviewsLoader({ context, params }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(orderReviewsQuery(api, params['orderId'] ?? '')).catch(noop);
  return null;
}

export function OrderReviewsPage() {
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const query = useQuery(orderReviewsQuery(api, orderId));
  return (
    <div className="page-wrap max-w-3xl! pt-3 pb-10">
      <PageTitle>Review your order</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Orders', to: paths.orders.href() },
          { label: 'Order', to: paths.order.href({ orderId }) },
          { label: 'Reviews' },
        ]}
      />
      <h1 className="display mb-3 text-d1">Review your order</h1>
      <p className="mb-6 max-w-(--measure) text-text-2">
        A star rating is enough. Others see your first name and the initial of your last name.
      </p>
      <QueryView query={query} skeleton={<ReviewsSkeleton />}>
        {({ items, store }) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {items.map(
              ({ orderItemId, productName, image, productVariants, mayReview, review }) => (
                <OwnReview
                  key={orderItemId}
                  orderId={orderId}
                  orderItemId={orderItemId}
                  name={productName}
                  detail={Object.values(productVariants).join(' ')}
                  picture={
                    <ProductImage
                      src={image && imageUrl(image, 160)}
                      size={160}
                      alt=""
                      fallback={<StoreMonogram name={store.storeName} />}
                      className="size-16 flex-none"
                    />
                  }
                  mayReview={mayReview}
                  review={review}
                />
              ),
            )}
            <OwnReview
              orderId={orderId}
              name={store.storeName}
              detail="The store: packing, communication and speed"
              picture={
                <span className="grid w-16 flex-none justify-items-center">
                  <StoreMonogram name={store.storeName} size="lg" />
                </span>
              }
              mayReview={store.mayReview}
              review={store.review}
            />
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function ReviewsSkeleton() {
  return (
    <div role="status" aria-label="Loading products to review" className="grid gap-4">
      <Skeleton className="h-28 rounded-3" />
      <Skeleton className="h-28 rounded-3" />
    </div>
  );
}
