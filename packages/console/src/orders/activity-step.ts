import { formatRecent } from '@market/domain/lagos-time';
import type { OrderActivity } from '@market/domain/orders/order';
import type { TimelineItem } from '@market/ui/timeline';

/** Something that happened to an order or a return, as a step of a timeline. */
export const activityStep = (
  { id, activity, actor, note, createdAt }: OrderActivity,
  now: Date,
): TimelineItem => ({
  id,
  title: activity,
  detail: [actor, note].filter(Boolean).join(': ') || undefined,
  time: formatRecent(createdAt, now),
  state: 'done',
});
