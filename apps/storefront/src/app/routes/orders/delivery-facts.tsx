import { Suspense, useState } from 'react';
import { Phone } from 'lucide-react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { openStatuses, unpackedStatuses } from '@market/domain/orders/order-lifecycle';
import { returnPromiseText } from '@market/domain/orders/return-window';
import { Avatar } from '@market/ui/avatar';
import { ButtonAnchor } from '@market/ui/button-anchor';
import { Card } from '@market/ui/card';
import { LinkButton, telHref } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { AddressLines } from '../../../features/addresses/components/address-lines';
import { riderName } from '../../../features/orders/model/headline';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const ChangeAddress = lazyBrowserPart(async () => (await import('./change-address')).ChangeAddress);

export function DeliveryFacts({ order }: { order: Order }) {
  const [changing, setChanging] = useState(false);
  const { assignment, deliveryAddress, orderStatus, refunds = [] } = order;
  const isOpen = openStatuses.includes(orderStatus);
  const rider = isOpen || order.deliveredAt ? riderName(order) : undefined;
  const phone = order.dispatchPhoneNumber ?? assignment?.phoneNumber;
  return (
    <Card title={rider ? 'Your rider' : 'Delivery'}>
      <div className="grid grid-cols-1 gap-5 text-sm">
        {rider && (
          <div className="grid gap-3.5">
            <div className="flex items-center gap-3">
              <Avatar name={rider} />
              <div className="min-w-0">
                <p className="font-semibold break-words">{rider}</p>
                <p className="text-muted">
                  {assignment?.kind === 'partner' ? 'Shipping partner' : 'Our own rider'}
                </p>
              </div>
            </div>
            {phone && (
              <ButtonAnchor
                href={telHref(phone)}
                block
                icon={<Phone size={16} />}
                className="nums"
              >{`Call ${phone}`}</ButtonAnchor>
            )}
          </div>
        )}
        <div>
          <h3 className="text-muted">Delivering to</h3>
          <p className="font-medium break-words">{deliveryAddress.fullName}</p>
          <AddressLines address={deliveryAddress} />
          {unpackedStatuses.includes(orderStatus) && (
            <LinkButton className="mt-1 pointer-coarse:min-h-11" onClick={() => setChanging(true)}>
              Change the address
            </LinkButton>
          )}
          {changing && (
            <Suspense>
              <ChangeAddress order={order} onClose={() => setChanging(false)} />
            </Suspense>
          )}
        </div>
        {order.orderNote && (
          <div>
            <h3 className="text-muted">Note for the rider</h3>
            <p className="break-words">{order.orderNote}</p>
          </div>
        )}
        {isOpen && (
          <div>
            <h3 className="text-muted">Returns</h3>
            <p>{`${returnPromiseText(order.returnDays)} of delivery`}</p>
          </div>
        )}
        {refunds.length > 0 && (
          <div>
            <h3 className="text-muted">Refund</h3>
            {refunds.map(({ id, amount, status, sentAt, createdAt }) => (
              <p key={id} className="nums">
                <span className="font-medium">{moneyText(amount)}</span>
                <span className="text-muted">{`, ${status === 'sent' ? 'sent' : 'on its way'} ${formatDateTime(sentAt ?? createdAt)}`}</span>
              </p>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
