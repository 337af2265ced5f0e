import { RETURN_WINDOW_DAYS } from '@market/domain/orders/return-window';
import type { ordersTable } from '../../db/schema';
import { after, days } from '../../platform/clock';

/** How long after its delivery something of an order may be sent back; then it completes. */
export const RETURN_WINDOW_MS = days(RETURN_WINDOW_DAYS);

/** When the customer's time to ask for a return ends; none while there is nothing to send back, or when it is over. */
export function returnWindowEnd({ status, deliveredAt }: Pick<typeof ordersTable.$inferSelect, 'status' | 'deliveredAt'>, now: Date): Date | undefined {
  if (status !== 'delivered' || deliveredAt === null) return undefined;
  const end = after(deliveredAt, RETURN_WINDOW_MS);
  return end > now ? end : undefined;
}
