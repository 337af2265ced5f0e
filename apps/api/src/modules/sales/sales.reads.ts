import { and, count, eq, inArray, or, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ledgerPendingTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.reads';
import { salesFiguresTable } from './sales.tables';

/**
 * The number of a store's orders that were paid, including those cancelled or returned later. Adds
 * the stored figures and pending events in one statement, so that the result is exact at any
 * moment.
 */
export async function countPaidOrders(db: Db, { storeId }: StoreScope): Promise<number> {
  const stored = db
    .select({ orders: sql<number>`${salesFiguresTable.orders}::int`.as('orders') })
    .from(salesFiguresTable)
    .where(
      and(
        eq(salesFiguresTable.storeId, storeId),
        eq(salesFiguresTable.dimension, 'store'),
        eq(salesFiguresTable.grain, 'month'),
      ),
    );
  const { kind, ref } = ledgerTransactionsTable;
  const pending = db
    .select({ orders: sql<number>`${count()}::int`.as('orders') })
    .from(ledgerPendingTable)
    .innerJoin(
      ledgerTransactionsTable,
      and(
        eq(ledgerTransactionsTable.id, ledgerPendingTable.transactionId),
        inArray(kind, ['capture', 'cash_collected']),
      ),
    )
    .leftJoin(checkoutsTable, and(eq(kind, 'capture'), eq(checkoutsTable.reference, ref)))
    .innerJoin(
      ordersTable,
      or(
        eq(ordersTable.checkoutId, checkoutsTable.id),
        eq(ordersTable.id, sql`case when ${kind} = 'cash_collected' then ${ref}::uuid end`),
      ),
    )
    .where(eq(ordersTable.storeId, storeId));
  const parts = unionAll(stored, pending).as('parts');
  const [row] = await db.select({ orders: sum(parts.orders).mapWith(Number) }).from(parts);
  return row?.orders ?? 0;
}
