import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';

export function CustomerCard({ order: { deliveryAddress, orderNote } }: { order: Order }) {
  const { fullName, address, lga, stateOrRegion, phoneNumber, emailAddress } = deliveryAddress;
  return (
    <Card title="Customer">
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{fullName}</p>
        <p className="text-text-2">{`${address}, ${lga}, ${stateOrRegion}`}</p>
        <p>
          <a href={`tel:${phoneNumber.replaceAll(' ', '')}`} className="link nums">
            {phoneNumber}
          </a>
        </p>
        {emailAddress && (
          <p className="truncate">
            <a href={`mailto:${emailAddress}`} className="link">
              {emailAddress}
            </a>
          </p>
        )}
        {orderNote && <p className="mt-1 text-muted">{`“${orderNote}”`}</p>}
      </div>
    </Card>
  );
}
