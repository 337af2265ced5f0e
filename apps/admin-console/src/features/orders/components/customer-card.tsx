import { useQuery } from '@tanstack/react-query';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { telHref } from '@market/ui/tel-href';
import { useServices } from '@market/web-kit/services';
import { orderAddressQuery } from '../orders.queries';

export function CustomerCard({ order: { id, deliveryAddress, orderNote } }: { order: Order }) {
  const { api } = useServices();
  const { fullName, address, lga, stateOrRegion, phoneNumber, emailAddress } =
    useQuery(orderAddressQuery(api, id)).data ?? deliveryAddress;
  return (
    <Card title="Customer">
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{fullName}</p>
        <p className="text-text-2">{`${address}, ${lga}, ${stateOrRegion}`}</p>
        <p>
          <a href={telHref(phoneNumber)} className="link nums">
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
