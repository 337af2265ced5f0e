import { useQuery } from '@tanstack/react-query';
import { imageUrl } from '@market/domain/image';
import type { OrderSummary } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import { findStatus } from '@market/domain/orders/order-status-list';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { ProductImage } from '@market/ui/product-image';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { orderHeadline } from '../../../features/orders/model/headline';
import { orderStatusesQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function PreviousOrder({ order }: { order: OrderSummary }) {
  const { api } = useServices();
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const { id, orderName, orderStatus, storeName, firstItem } = order;
  const status = findStatus(statuses, orderStatus);
  const label = status?.label ?? UNKNOWN_STATUS;
  const isOpen = openStatuses.includes(orderStatus);
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-3 border border-line bg-surface p-4">
      <ProductImage
        src={firstItem.image && imageUrl(firstItem.image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className="size-16 flex-none"
      />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <h3 className="text-base leading-snug font-semibold break-words">
          {orderHeadline(order, label, useNow())}
        </h3>
        <p className="text-muted nums">{`${orderName}, ${storeName}`}</p>
        {isOpen && <StatusTag tone={status?.tone}>{label}</StatusTag>}
      </div>
      <Button
        className="max-md:w-full"
        render={
          <Link
            to={paths.order.href({ orderId: id })}
            aria-label={`${isOpen ? 'Track' : 'View'} ${orderName}`}
          />
        }
      >
        {isOpen ? 'Track' : 'View'}
      </Button>
    </li>
  );
}
