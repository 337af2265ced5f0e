import type { Order } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { Timeline } from '@market/ui/timeline';
import { activityStep } from '@market/console/orders/activity-step';
import { useNow } from '@market/web-kit/use-now';

/** Everything that happened, the latest first. */
export function OrderTimelineCard({ order }: { order: Order }) {
  const now = useNow();
  const activities = order.orderActivities.toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <Card title="Activity">
      <Timeline
        label="Activity, the latest first"
        items={activities.map((activity, index) => ({
          ...activityStep(activity, now),
          state: index === 0 ? 'current' : 'done',
        }))}
      />
    </Card>
  );
}
