import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { Timeline, type TimelineItem } from '@market/ui/timeline';
import { activityStep } from '@market/console/orders/activity-step';
import { useNow } from '@market/web-kit/use-now';
import { waitsFor } from '../model/delivery-state';

/** What the order waits for, and under it everything that happened, the latest first. */
export function OrderActivityCard({ order }: { order: Order }) {
  const now = useNow();
  const waits = waitsFor(order);
  const happened = order.orderActivities
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((activity) => activityStep(activity, now));
  const items: TimelineItem[] = waits
    ? [{ id: 'now', title: waits, time: 'Now', state: 'current' }, ...happened]
    : happened;
  return (
    <Card title="Activity">
      <Timeline label="Activity, the latest first" items={items} />
    </Card>
  );
}
