import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { disputesTable } from '../disputes/disputes.reads';
import { ordersTable } from '../orders/orders.reads';
import { orderReturnsTable } from '../returns/returns.reads';

export async function findRefundToCheck(
  db: Db,
  { id, orderId }: { readonly id: string; readonly orderId: string },
) {
  const [row] = await db
    .select({
      disputes: db.$count(
        disputesTable,
        and(eq(disputesTable.checkoutId, ordersTable.checkoutId), eq(disputesTable.status, 'open')),
      ),
      refunds: db.$count(
        orderReturnsTable,
        and(
          eq(orderReturnsTable.customerId, ordersTable.customerId),
          ne(orderReturnsTable.id, id),
          eq(orderReturnsTable.status, 'refunded'),
        ),
      ),
    })
    .from(ordersTable)
    .where(eq(ordersTable.id, orderId));
  return row ?? { disputes: 0, refunds: 0 };
}
