import { hostedImage } from '@market/domain/field.schema';
import { imageUrl } from '@market/domain/image';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Timeline, type TimelineItem } from '@market/ui/timeline';
import { activityStep } from '@market/console/orders/order-steps';
import { useNow } from '@market/web-kit/use-now';
import { PageSection } from '../../../shared/page-section';
import { isCodeNeeded } from '../model/delivery';

export function OrderTimeline({ order, next }: { order: Order; next: OrderStatus | undefined }) {
  const now = useNow();
  const photo = hostedImage.safeParse(order.shippingEvidence).data;
  const happened = order.orderActivities
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((activity) => activityStep(activity, now));
  const items: TimelineItem[] = next
    ? [
        ...happened,
        {
          id: 'next',
          title: next.label,
          time: isCodeNeeded(next) ? 'Delivery code required' : 'Next',
          state: 'next',
        },
      ]
    : happened;
  return (
    <PageSection title="Activity">
      <Timeline label="Activity, oldest first" items={items} />
      {photo && (
        <img
          src={imageUrl(photo, 640)}
          alt={order.deliveredAt ? 'The goods at the door' : 'The failed delivery'}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className="mt-4 aspect-4/3 w-full rounded-2 object-cover"
        />
      )}
    </PageSection>
  );
}
