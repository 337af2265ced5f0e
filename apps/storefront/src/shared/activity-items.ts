import { formatRecent } from '@market/domain/lagos-time';
import type { OrderActivity } from '@market/domain/orders/order';
import type { TimelineItem } from '@market/ui/timeline';

/**
 * The history of an order in the customer's words, newest first. `isOpen` tells whether the order
 * is unfinished.
 */
export function activityItems(activities: readonly OrderActivity[], isOpen = true): TimelineItem[] {
  const now = new Date();
  const newestFirst = activities.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return newestFirst.map(({ id, activity, actor, note, createdAt }, index) => ({
    id,
    title: activity,
    detail: [actor, note].filter(Boolean).join('. ') || undefined,
    time: formatRecent(createdAt, now),
    state: isOpen && index === 0 ? 'current' : 'done',
  }));
}
