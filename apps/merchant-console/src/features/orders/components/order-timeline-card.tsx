import { formatRecent } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { Timeline } from '@market/ui/timeline';
import { useNow } from '@market/web-kit/use-now';

/** Everything that happened, the latest first. */
export function OrderTimelineCard({ order }: { order: Order }) {
  const now = useNow();
  const activities = order.orderActivities.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Card title="Activity">
      <Timeline
        label="Activity, the latest first"
        items={activities.map(({ id, activity, actor, note, createdAt }, index) => ({
          id,
          title: activity,
          detail: [actor, note].filter(Boolean).join(': ') || undefined,
          time: formatRecent(createdAt, now),
          state: index === 0 ? 'current' : 'done',
        }))}
      />
    </Card>
  );
}
