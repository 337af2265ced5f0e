import { Fragment } from 'react';
import { Printer } from 'lucide-react';
import type { PlacedOrders } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import { sumKobo } from '@market/domain/money';
import { dayTimeText } from '@market/domain/shipping/promise-text';
import { paymentDetailsText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Link, LinkButton } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { useNow } from '@market/web-kit/use-now';
import { AddressLines } from '../../../features/addresses/components/address-lines';
import { DeliveryAmount } from '../../../shared/arrival';
import { paths } from '../../paths';

export function Receipt({
  placed: { reference, channel, deliveryAddress, payment, orders },
}: {
  placed: PlacedOrders;
}) {
  const subtotal = sumKobo(orders.map((order) => order.subtotal));
  const discount = sumKobo(orders.map((order) => order.discount));
  const delivery = sumKobo(orders.map((order) => order.shippingFee));
  const now = useNow();
  const isOnDelivery = channel === PAY_ON_DELIVERY;
  const paid = sumKobo(orders.map((order) => order.total));
  return (
    <section
      aria-labelledby="receipt"
      className="rounded-3 border border-line bg-surface text-sm [&>*]:px-5 [&>*]:py-4"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id="receipt" className="text-md font-semibold">
          Receipt
        </h2>
        <LinkButton
          className="inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-11 print:hidden"
          onClick={() => print()}
        >
          <Printer size={16} /> Print
        </LinkButton>
      </header>
      <dl className="grid gap-2 border-t border-line [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
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
            <DeliveryAmount kobo={delivery} />
          </dd>
        </div>
        <div className="mt-2 items-baseline border-t-2 border-text pt-3">
          <dt className="font-semibold">{isOnDelivery ? 'To pay on delivery' : 'Paid'}</dt>
          <dd>
            <Price kobo={paid} size="lg" />
          </dd>
        </div>
      </dl>
      <dl className="grid gap-3 border-t border-line">
        <div>
          <dt className="text-muted">{isOnDelivery ? 'Payment' : 'Paid with'}</dt>
          {isOnDelivery && <dd className="font-medium">Pay on delivery, cash</dd>}
          {payment && (
            <>
              <dd className="font-medium nums">{paymentDetailsText(payment)}</dd>
              <dd className="text-muted nums">{dayTimeText(payment.paidAt, now)}</dd>
            </>
          )}
          <dd className="text-xs text-muted nums">{`Reference ${shortPaymentReference(reference)}`}</dd>
        </div>
        <div>
          <dt className="text-muted">Delivering to</dt>
          <dd>
            <span className="block font-medium break-words">{deliveryAddress.fullName}</span>
            <AddressLines address={deliveryAddress} />
          </dd>
        </div>
      </dl>
      <p className="border-t border-line text-text-2">
        {
          'Wrong address or phone number? Until the store has packed your goods, you can correct it on the page of '
        }
        {orders.map(({ id, orderName }, place) => (
          <Fragment key={id}>
            {place > 0 && (place === orders.length - 1 ? ' and ' : ', ')}
            <Link
              to={paths.order.href({ orderId: id })}
              className="link inline-flex min-h-6 items-center pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
            >
              {orderName}
            </Link>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}
