import type { ReactNode } from 'react';
import { hostedImage } from '@market/domain/contact';
import { imageUrl } from '@market/domain/image';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { useNow } from '@market/web-kit/use-now';
import { DeclineNote, FailureNote } from '../dispatch/delivery-notes';
import { AssignmentFacts } from './assignment-facts';
import { promiseFact } from './promise-note';

interface DeliveryCardProps {
  order: Order;
  /** Actions of this console, with the rider's phone number until the delivery. */
  children?: ReactNode;
}

/** The promise, who delivers, why a rider declined or failed, and the rider's photo. */
export function DeliveryCard({ order, children }: DeliveryCardProps) {
  const now = useNow();
  const photo = hostedImage.safeParse(order.shippingEvidence).data;
  return (
    <Card title="Delivery">
      <div className="grid gap-4">
        {order.promise && <DescriptionList items={promiseFact(order, now)} />}
        <DeclineNote order={order} />
        <FailureNote order={order} />
        <AssignmentFacts order={order} hidePhone={children !== undefined && !order.deliveredAt} />
        {photo && (
          <a
            href={imageUrl(photo, 1280)}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start rounded-2"
          >
            <img
              src={imageUrl(photo, 320)}
              alt={order.deliveredAt ? 'The goods at the door' : 'The failed delivery'}
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
              className="h-30 w-40 rounded-2 border border-line bg-well object-cover"
            />
          </a>
        )}
        {children}
      </div>
    </Card>
  );
}
