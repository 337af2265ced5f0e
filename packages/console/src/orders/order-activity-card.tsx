import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { Timeline, type TimelineItem } from '@market/ui/timeline';
import { useNow } from '@market/web-kit/use-now';
import { activityStep } from './order-steps';
import { waitingText } from './order-texts';

export function OrderActivityCard({ order }: { order: Order }) {
  const now = useNow();
  const waiting = waitingText(order);
  const activities = order.orderActivities
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((activity) => activityStep(activity, now));
  const items: TimelineItem[] = waiting
    ? [{ id: 'now', title: waiting, time: 'Now', state: 'current' }, ...activities]
    : activities;
  return (
    <Card title="Activity">
      <Timeline label="Activity, newest first" items={items} />
    </Card>
  );
}
