import { Phone } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import { formatDateTime, formatLongDate } from '@market/domain/lagos-time';
import type { DeliveryProof, Order } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import { returnPromiseText } from '@market/domain/orders/return-window';
import { promisedDaysText } from '@market/domain/shipping/promise-text';
import { moneyText } from '@market/ui/money';
import { telHref } from '@market/ui/link';
import { AddressLines } from '../../../features/addresses/components/address-lines';

/** The carrier, the delivery address and the payment of an order. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { assignment, deliveryAddress, payment, refunds = [], promise, returnableUntil } = order;
  const willNotArrive = !order.deliveredAt && !openStatuses.includes(order.orderStatus);
  const phone = order.dispatchPhoneNumber ?? assignment?.phoneNumber;
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      {promise && (
        <div>
          <h3 className="text-muted">Promised</h3>
          <p className="font-medium">{promisedDaysText(promise)}</p>
          <p className="nums">
            {promise.fee === 0 ? 'Free delivery' : `${moneyText(promise.fee)} delivery`}
          </p>
        </div>
      )}
      {!willNotArrive && assignment?.accepted && assignment.kind !== 'platform' && (
        <div>
          <h3 className="text-muted">Brought by</h3>
          <p className="font-medium break-words">{assignment.assigneeName}</p>
          {phone && (
            <a
              href={telHref(phone)}
              className="link mt-1 inline-flex min-h-6 items-center gap-2 nums pointer-coarse:min-h-11"
            >
              <Phone size={15} /> {`Call ${phone}`}
            </a>
          )}
        </div>
      )}
      {order.deliveryProof && <Proof proof={order.deliveryProof} />}
      <div>
        <h3 className="text-muted">Delivering to</h3>
        <p className="font-medium break-words">{deliveryAddress.fullName}</p>
        <AddressLines address={deliveryAddress} />
      </div>
      {!willNotArrive && (
        <div>
          <h3 className="text-muted">Returns</h3>
          <p>
            {returnableUntil
              ? `Return or replace until ${formatLongDate(returnableUntil)}`
              : `${returnPromiseText(order.returnDays)} of delivery`}
          </p>
        </div>
      )}
      {order.orderNote && (
        <div>
          <h3 className="text-muted">Note for the rider</h3>
          <p className="break-words">{order.orderNote}</p>
        </div>
      )}
      {payment && (
        <div>
          <h3 className="text-muted">Paid</h3>
          <p className="first-letter:uppercase">
            {[payment.cardType, payment.cardLast4 && `ending ${payment.cardLast4}`]
              .filter(Boolean)
              .join(' ') || 'By card'}
          </p>
          {payment.paidAt && <p className="text-muted nums">{formatDateTime(payment.paidAt)}</p>}
        </div>
      )}
      {refunds.length > 0 && (
        <div>
          <h3 className="text-muted">Money back</h3>
          {refunds.map(({ id, amount, status, createdAt }) => (
            <p key={id} className="nums">
              <span className="font-medium">{moneyText(amount)}</span>
              <span className="text-muted">{`, ${status === 'sent' ? 'sent' : 'on its way'} ${formatDateTime(createdAt)}`}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** When and by whom the order was delivered, with the rider's photo. */
const Proof = ({ proof: { by, kind, deliveredAt, photo } }: { proof: DeliveryProof }) => (
  <div>
    <h3 className="text-muted">{kind === 'code' ? 'Handed over' : 'Confirmed'}</h3>
    <p className="font-medium break-words">{`${formatDateTime(deliveredAt)}, by ${by}`}</p>
    {photo && (
      <a
        href={imageUrl(photo, 1280)}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        See the rider’s photo
      </a>
    )}
  </div>
);
