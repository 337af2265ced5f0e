import { Phone } from 'lucide-react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { moneyText } from '@market/ui/money';
import { AddressLines } from '../../../features/addresses/components/address-lines';

/** Who brings an order where, and how it was paid. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { assignment, dispatchPhoneNumber, deliveryAddress, payment, refunds = [] } = order;
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      {assignment?.accepted && (
        <div>
          <h3 className="text-muted">Brought by</h3>
          <p className="font-medium break-words">{assignment.assigneeName}</p>
          {dispatchPhoneNumber && (
            <a href={`tel:${dispatchPhoneNumber.replace(/\s/g, '')}`} className="link mt-1 inline-flex min-h-6 items-center gap-2 nums">
              <Phone size={15} /> {dispatchPhoneNumber}
            </a>
          )}
        </div>
      )}
      <div>
        <h3 className="text-muted">Delivering to</h3>
        <p className="font-medium break-words">{deliveryAddress.fullName}</p>
        <AddressLines address={deliveryAddress} />
      </div>
      {order.orderNote && (
        <div>
          <h3 className="text-muted">Note for the rider</h3>
          <p className="break-words">{order.orderNote}</p>
        </div>
      )}
      {payment && (
        <div>
          <h3 className="text-muted">Paid</h3>
          <p className="first-letter:uppercase">{[payment.cardType, payment.cardLast4 && `ending ${payment.cardLast4}`].filter(Boolean).join(' ') || 'By card'}</p>
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
