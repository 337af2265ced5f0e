import { imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { ProductImage } from '@market/ui/product-image';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';
import { useRecentOrders } from './use-recent-orders';

/**
 * The customer's latest order, which most questions are about. Renders nothing when there is none.
 */
export function LatestOrder() {
  const recent = useRecentOrders();
  if (!recent) return <Skeleton className="h-48" />;
  const [latest] = recent;
  if (!latest) return null;
  const {
    order: { id, orderName, storeName, firstItem },
    headline,
  } = latest;
  return (
    <section
      aria-labelledby="latest-order"
      className="min-h-48 rounded-3 border border-line bg-surface p-4 md:p-5"
    >
      <h2 id="latest-order" className="text-sm text-muted">
        About your latest order
      </h2>
      <div className="mt-2.5 flex items-center gap-3.5">
        <ProductImage
          src={firstItem.image && imageUrl(firstItem.image, 160)}
          size={160}
          alt=""
          fallback={<StoreMonogram name={storeName} />}
          className="size-16 flex-none"
        />
        <div className="min-w-0">
          <p className="font-semibold">{headline}</p>
          <p className="text-sm break-words text-text-2 nums">{`${orderName}, ${storeName}`}</p>
        </div>
      </div>
      <div className="mt-3.5 grid grid-cols-2 gap-2">
        <Button variant="ink" render={<Link to={paths.order.href({ orderId: id })} />}>
          Track order
        </Button>
        <Button render={<Link to={helpHref('talk', orderName)} />}>Report a problem</Button>
      </div>
    </section>
  );
}
