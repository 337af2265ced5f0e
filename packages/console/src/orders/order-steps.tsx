import { imageUrl } from '@market/domain/image';
import { formatRecent } from '@market/domain/lagos-time';
import type { OrderActivity } from '@market/domain/orders/order';
import type { TimelineItem } from '@market/ui/timeline';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { listDeliveryPath } from '@market/domain/orders/order-status-list';

export const activityStep = (
  { id, activity, actor, note, photo, createdAt }: OrderActivity,
  now: Date,
): TimelineItem => ({
  id,
  title: activity,
  detail: (actor ?? note ?? photo) !== undefined && (
    <>
      {[actor, note].filter(Boolean).join(': ')}
      {photo !== undefined && (
        <a
          href={imageUrl(photo, 1280)}
          target="_blank"
          rel="noreferrer"
          className="link touch-area block w-fit"
        >
          Photo of the failed delivery
        </a>
      )}
    </>
  ),
  time: formatRecent(createdAt, now),
  state: 'done',
});

/**
 * The steps of an order and the index of the current one; `steps.length` when the order is
 * complete. Undefined for a status that is not part of a normal delivery, for example cancelled.
 */
export function orderProgress(
  statuses: readonly OrderStatus[],
  status: OrderStatusCode,
): { steps: string[]; current: number } | undefined {
  const path = listDeliveryPath(statuses);
  const index = path.findIndex(({ code_name }) => code_name === status);
  if (index < 0) return undefined;
  const isComplete = index === path.length - 1;
  return { steps: path.map(({ label }) => label), current: isComplete ? path.length : index };
}
