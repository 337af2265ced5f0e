import type { ReactNode } from 'react';
import { hostedImage } from '@market/domain/field.schema';
import { imageUrl } from '@market/domain/image';
import { formatDateTime } from '@market/domain/lagos-time';
import type { DeliveryProof } from '@market/domain/orders/delivery-proof';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { useNow } from '@market/web-kit/use-now';
import { DeclineNote, FailureNote } from '../dispatch/delivery-notes';
import { Signature } from '../partners/signature';
import { AssignmentFacts } from './assignment-facts';
import { promiseItem } from './promise-note';

interface DeliveryCardProps {
  order: Order;
  /** This console's actions. Until delivery, they include the rider's phone number. */
  children?: ReactNode;
}

export function DeliveryCard({ order, children }: DeliveryCardProps) {
  const now = useNow();
  const photo = hostedImage.safeParse(order.shippingEvidence).data;
  return (
    <Card title="Delivery">
      <div className="grid gap-4">
        {order.promise && <DescriptionList items={promiseItem(order, now)} />}
        <DeclineNote order={order} />
        <FailureNote order={order} />
        <AssignmentFacts order={order} hidePhone={children !== undefined && !order.deliveredAt} />
        {order.deliveryProof && (
          <DescriptionList
            items={proofFacts(order.deliveryProof, order.deliveryAddress.fullName)}
          />
        )}
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

/**
 * The time on the rider's device is shown only when it differs from the server's by more than this.
 */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

function proofFacts(
  { by, kind, reason, deliveredAt, signature, deviceAt, place }: DeliveryProof,
  customer: string,
): DescriptionItem[] {
  const isClockOff =
    deviceAt !== undefined &&
    Math.abs(Date.parse(deviceAt) - Date.parse(deliveredAt)) > CLOCK_DIFFERENCE_MS;
  return [
    {
      term: kind === 'code' ? 'Handed over' : 'Confirmed',
      value: `${formatDateTime(deliveredAt)}, by ${by}`,
    },
    {
      term: 'Proof',
      value: kind === 'code' ? 'Delivery code' : `Without the code. ${reason ?? ''}`.trim(),
    },
    ...(signature
      ? [{ term: 'Signed', value: <Signature value={signature} name={customer} /> }]
      : []),
    ...(isClockOff ? [{ term: 'Rider’s device', value: formatDateTime(deviceAt) }] : []),
    ...(place
      ? [{ term: 'Rider’s location', value: `${place.latitude}, ${place.longitude}, within 1 km` }]
      : []),
  ];
}
