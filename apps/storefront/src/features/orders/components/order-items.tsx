import { imageUrl } from '@market/domain/image';
import type { Order, OrderItem } from '@market/domain/orders/order';
import { payOnDeliveryText } from '@market/domain/orders/pay-on-delivery-text';
import { pluralise } from '@market/domain/pluralise';
import { dayTimeText } from '@market/domain/shipping/promise-text';
import { paymentDetailsText } from '@market/domain/transactions/payment-details';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';
import type { ReactNode } from 'react';
import { DeliveryAmount } from '../../../shared/arrival';
import { DeliveryDiscount } from '../../../shared/delivery-discount';

interface OrderItemsProps {
  order: Order;
  now: Date;
  hrefOf: (item: OrderItem) => string;
  storeTo: string;
  footer: ReactNode;
}

export function OrderItems({ order, now, hrefOf, storeTo, footer }: OrderItemsProps) {
  const { storeName, orderItems, subtotal, discount, shippingFee, shippingDiscount, total } = order;
  const { couponRefusals = [], payment, payOnDelivery, itemCount } = order;
  const isToPay = payOnDelivery && payOnDelivery.collectedAt === undefined;
  const paymentText = payOnDeliveryText(order);
  return (
    <section
      aria-label={`Bought from ${storeName}`}
      className="rounded-3 border border-line bg-surface"
    >
      <header className="flex items-center gap-3 border-b border-line p-5">
        <StoreMonogram name={storeName} size="sm" />
        <h2 className="min-w-0 flex-1 text-md leading-snug font-semibold break-words">
          <Link to={storeTo} className="hover:underline">
            {storeName}
          </Link>
        </h2>
        <span className="text-sm text-muted nums">{pluralise(itemCount, 'unit')}</span>
      </header>
      <ul className="px-5">
        {orderItems.map((item) => (
          <li
            key={item.id}
            className="flex gap-3 py-4 text-sm not-first:border-t not-first:border-line"
          >
            <ProductImage
              src={item.hostedImages[0] && imageUrl(item.hostedImages[0], 160)}
              size={160}
              alt=""
              fallback={<StoreMonogram name={storeName} />}
              className="size-16 flex-none"
            />
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-medium break-words">
                <Link to={hrefOf(item)} className="hover:underline">
                  {keepUnitsTogether(item.productName)}
                </Link>
              </p>
              <p className="text-muted">
                {[Object.values(item.productVariants).join(', '), `× ${item.quantity}`]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            </div>
            <Money kobo={item.productPrice * item.quantity} className="font-semibold" />
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-line p-5 text-sm [&>div]:flex [&>div]:justify-between">
        <div>
          <dt className="text-muted">Subtotal</dt>
          <dd className="font-medium nums">{moneyText(subtotal)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt className="text-muted">Coupon</dt>
            <dd className="font-medium text-success nums">{`−${moneyText(discount)}`}</dd>
          </div>
        )}
        <div>
          <dt className="text-muted">Delivery</dt>
          <dd className="font-medium nums">
            <DeliveryAmount kobo={shippingFee} />
            <DeliveryDiscount discount={shippingDiscount} />
          </dd>
        </div>
        <div className="mt-2 items-baseline border-t-2 border-text pt-3">
          <dt className="font-semibold">{isToPay ? 'Total' : 'Paid'}</dt>
          <dd>
            <Price kobo={total} size="lg" />
          </dd>
        </div>
      </dl>
      {paymentText && (
        <p className={`px-5 pb-5 nums ${isToPay ? 'text-sm font-semibold' : 'text-xs text-muted'}`}>
          {paymentText}
        </p>
      )}
      {payment?.paidAt && (
        <p className="px-5 pb-5 text-xs text-muted nums first-letter:uppercase">
          {`${paymentDetailsText(payment)}, ${dayTimeText(payment.paidAt, now).replace('Today', 'today')}`}
        </p>
      )}
      {couponRefusals.length > 0 && (
        <section className="border-t border-line p-5 text-sm">
          <h3 className="font-semibold">Coupons that did not apply</h3>
          {couponRefusals.map(({ code, reason }) => (
            <p key={code} className="mt-1 text-text-2 wrap-anywhere">
              {reason}
            </p>
          ))}
        </section>
      )}
      {footer}
    </section>
  );
}
