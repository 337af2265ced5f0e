import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import { readOpenPromise } from '@market/domain/orders/open-promise';
import type { OrderSummary } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { DeliveryFee } from '../../../shared/arrival';

interface OrderRowProps {
  order: OrderSummary;
  status: OrderStatus | undefined;
  to: string;
  /** A calendar day in Lagos. */
  today: string;
}

export function OrderRow({ order, status, to, today }: OrderRowProps) {
  const { orderName, storeName, firstItem, productCount, total } = order;
  const more = productCount - 1;
  const label = status?.label ?? UNKNOWN_STATUS;
  const arrival = readOpenPromise(order, today);
  return (
    <li className="relative flex items-center gap-4 border-t border-line px-4 py-4 hover:bg-hover has-[a:focus-visible]:focus-ring md:px-5">
      <ProductImage
        src={firstItem.image && imageUrl(firstItem.image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className="size-16 flex-none"
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to} className="stretched font-semibold outline-none! shadow-none! nums">
            {orderName}
          </Link>
          <span className="text-muted">{storeName}</span>
        </p>
        <p className="mt-0.5 truncate">
          {keepUnitsTogether(firstItem.productName)}
          {more > 0 && (
            <span className="text-muted">{` and ${pluralise(more, 'more product', 'more products')}`}</span>
          )}
        </p>
        {arrival && (
          <p className={arrival.isLate ? 'text-danger' : 'text-muted'}>
            {arrival.isLate ? `Late, promised for ${arrival.days}` : `Arrives ${arrival.days}`},{' '}
            <DeliveryFee fee={order.shippingFee} />
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-3 sm:hidden">
          <StatusTag tone={status?.tone}>{label}</StatusTag>
          <Money kobo={total} className="font-semibold" />
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5 max-sm:hidden">
        <StatusTag tone={status?.tone}>{label}</StatusTag>
        <Money kobo={total} className="text-sm font-semibold" />
      </div>
    </li>
  );
}
