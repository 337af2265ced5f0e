import { hostedImage } from '@market/domain/contact';
import { imageUrl } from '@market/domain/image';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { DeclineNote } from '@market/console/dispatch/decline-note';
import { promiseFact } from '@market/console/orders/promise-note';
import { useNow } from '@market/web-kit/use-now';

const kinds = { platform: 'Hub', partner: 'Shipping partner', dispatcher: 'Dispatcher' } as const;

/** Who delivers, whether they have agreed, and why the last one did not. */
export function DeliveryCard({ order }: { order: Order }) {
  const { assignment, dispatchPhoneNumber, shippingEvidence } = order;
  const now = useNow();
  const photo = hostedImage.safeParse(shippingEvidence).data;
  return (
    <Card title="Delivery">
      <div className="grid gap-4">
        {order.promise && <DescriptionList items={promiseFact(order, now)} />}
        <DeclineNote order={order} />
        {assignment ? (
          <DescriptionList
            items={[
              { term: kinds[assignment.kind], value: assignment.assigneeName },
              { term: 'Assigned', value: formatDateTime(assignment.assignedAt) },
              ...(assignment.kind === 'platform'
                ? []
                : [
                    {
                      term: 'Answer',
                      value: assignment.accepted ? 'Accepted' : 'Waiting for an answer',
                    },
                  ]),
              ...(assignment.note ? [{ term: 'Note', value: assignment.note }] : []),
              ...(dispatchPhoneNumber
                ? [{ term: 'Rider’s phone', value: dispatchPhoneNumber }]
                : []),
            ]}
          />
        ) : (
          <p className="text-sm text-muted">This order is not assigned yet.</p>
        )}
        {photo && (
          <img
            src={imageUrl(photo, 640)}
            alt="The goods at the door"
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full rounded-2 object-cover"
          />
        )}
      </div>
    </Card>
  );
}
