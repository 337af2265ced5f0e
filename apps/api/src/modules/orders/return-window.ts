import { after, days } from '../../platform/clock';
import { type ordersTable } from './orders.tables';

type Promised = Pick<typeof ordersTable.$inferSelect, 'returnDays'>;

/** When returns of an order close that was delivered at `deliveredAt`. Then it completes. */
export const returnsCloseAt = ({ returnDays }: Promised, deliveredAt: Date): Date =>
  after(deliveredAt, days(returnDays));

/** When the customer's time to ask for a return ends; none while there is nothing to send back, or when it is over. */
export function returnWindowEnd(
  {
    status,
    deliveredAt,
    returnDays,
  }: Promised & Pick<typeof ordersTable.$inferSelect, 'status' | 'deliveredAt'>,
  now: Date,
): Date | undefined {
  if (status !== 'delivered' || deliveredAt === null) return undefined;
  const end = returnsCloseAt({ returnDays }, deliveredAt);
  return end > now ? end : undefined;
}
