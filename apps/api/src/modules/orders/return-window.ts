import { addLagosDays } from '@market/domain/calendar';
import { type ordersTable } from './orders.tables';

type ReturnDays = Pick<typeof ordersTable.$inferSelect, 'returnDays'>;

/**
 * When the return window of an order that was delivered at `deliveredAt` ends. The order is then
 * completed.
 */
export const getReturnWindowEnd = ({ returnDays }: ReturnDays, deliveredAt: Date): Date =>
  addLagosDays(deliveredAt, returnDays);

/**
 * When the customer's return window ends. Undefined when nothing can be returned or the window is
 * over.
 */
export function findOpenReturnWindowEnd(
  {
    status,
    deliveredAt,
    returnDays,
  }: ReturnDays & Pick<typeof ordersTable.$inferSelect, 'status' | 'deliveredAt'>,
  now: Date,
): Date | undefined {
  if (status !== 'delivered' || deliveredAt === null) return undefined;
  const end = getReturnWindowEnd({ returnDays }, deliveredAt);
  return end > now ? end : undefined;
}
