import { useQuery } from '@tanstack/react-query';
import { imageUrl } from '@market/domain/image';
import { lagosDate } from '@market/domain/lagos-time';
import { customerSteps } from '@market/domain/orders/customer-steps';
import { findStatus } from '@market/domain/orders/order-status-list';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { ProductImage } from '@market/ui/product-image';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { ProgressGauge } from '../../../features/orders/components/progress-gauge';
import {
  deliveryCode,
  orderHeadline,
  orderUpdateText,
} from '../../../features/orders/model/headline';
import { orderQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';

const MAX_PICTURES = 2;

export function LatestOrder({ id }: { id: string }) {
  const { api } = useServices();
  const query = useQuery(orderQuery(api, id));
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const now = useNow();
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-80 rounded-3" />}>
      {(order) => {
        const { orderName, orderStatus, storeName, orderItems } = order;
        const steps = customerSteps(order, lagosDate(now));
        const code = deliveryCode(order);
        const label = findStatus(statuses, orderStatus)?.label ?? UNKNOWN_STATUS;
        return (
          <section
            aria-labelledby="latest"
            className="overflow-clip rounded-3 border border-line bg-surface"
          >
            <header className="flex flex-wrap items-start justify-between gap-4 p-5 md:px-6">
              <div className="min-w-0 flex-1 basis-72">
                <p className="text-sm text-muted nums">
                  Latest order, <b className="font-semibold text-text">{orderName}</b>
                  {` from ${storeName}`}
                </p>
                <h2 id="latest" className="display text-d2 break-words">
                  {orderHeadline(order, label, now)}
                </h2>
                <p className="mt-1 text-sm break-words text-text-2">
                  {orderUpdateText(order, now)}
                </p>
              </div>
              <span className="flex gap-2">
                {orderItems.slice(0, MAX_PICTURES).map(({ id, hostedImages: [image] }) => (
                  <ProductImage
                    key={id}
                    src={image && imageUrl(image, 160)}
                    size={160}
                    alt=""
                    fallback={<StoreMonogram name={storeName} />}
                    className="size-18 flex-none"
                  />
                ))}
              </span>
            </header>
            {steps && <ProgressGauge steps={steps} now={now} isShort />}
            <footer
              className={`flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-4 text-sm md:px-6 ${code ? 'bg-selected' : ''}`}
            >
              {code && (
                <p className="flex flex-1 basis-72 flex-wrap items-center gap-x-4">
                  <span className="text-text-2">Delivery code</span>
                  <b className="text-xl font-bold tracking-wide nums">{`${code.slice(0, 3)}\u00a0${code.slice(3)}`}</b>
                  <span className="text-text-2">
                    Read it to the rider after you have checked the goods.
                  </span>
                </p>
              )}
              <Button
                variant="primary"
                className="max-md:w-full"
                render={<Link to={paths.order.href({ orderId: order.id })} />}
              >
                {orderStatus === 'delivery_failed'
                  ? 'Choose the next delivery day'
                  : steps && !order.deliveredAt
                    ? 'Track this order'
                    : 'View this order'}
              </Button>
            </footer>
          </section>
        );
      }}
    </QueryView>
  );
}
