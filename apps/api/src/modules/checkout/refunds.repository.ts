import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { RefundListQuery, RefundStatus } from '@market/domain/checkout/refund';
import { cappedCount } from '../../db/capped-count';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { ordersTable } from '../orders/orders.tables';
import { matchesUser } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { checkoutsTable, refundsTable } from './checkout.tables';

export type RefundRow = typeof refundsTable.$inferSelect;
export type RefundListRow = Awaited<ReturnType<typeof listRefunds>>[number];

export const insertRefund = (db: Db, refund: typeof refundsTable.$inferInsert) =>
  db.insert(refundsTable).values(refund);

/** A refund with its payment and customer. */
const select = (db: Db) =>
  db
    .select({
      refund: refundsTable,
      reference: checkoutsTable.reference,
      provider: checkoutsTable.provider,
      orderName: ordersTable.orderName,
      customer: {
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
      },
    })
    .from(refundsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, refundsTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .leftJoin(ordersTable, eq(ordersTable.id, refundsTable.orderId));

export async function findRefund(db: Db, id: string): Promise<RefundListRow | undefined> {
  const [row] = await select(db).where(eq(refundsTable.id, id));
  return row;
}

/** A payment's refunds that were sent to the provider or are pending, with the provider. */
export const openRefunds = (db: Db, reference: string) =>
  select(db)
    .where(
      and(
        eq(checkoutsTable.reference, reference),
        inArray(refundsTable.status, ['pending', 'sent']),
      ),
    )
    .orderBy(asc(refundsTable.createdAt));

const matching = ({ search = '', status }: RefundListQuery): SQL | undefined => {
  const term = likePattern(search);
  const isFound = or(
    ilike(ordersTable.orderName, term),
    ilike(checkoutsTable.reference, term),
    matchesUser(search),
  );
  return and(status && eq(refundsTable.status, status), search ? isFound : undefined);
};

export const listRefunds = (db: Db, query: RefundListQuery) =>
  select(db)
    .where(matching(query))
    .orderBy(desc(refundsTable.createdAt), desc(refundsTable.id))
    .limit(query.limit)
    .offset(query.offset);

/** Stops at `COUNT_CAP`. */
export const countRefunds = (db: Db, query: RefundListQuery): Promise<number> =>
  cappedCount(
    db,
    db
      .select({ one: sql`1` })
      .from(refundsTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, refundsTable.checkoutId))
      .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
      .leftJoin(ordersTable, eq(ordersTable.id, refundsTable.orderId))
      .where(matching(query)),
  );

/** Updates a refund with the status `from`. Returns undefined when it has another status. */
export async function changeRefund(
  db: Db,
  id: string,
  from: RefundStatus,
  change: Omit<Partial<typeof refundsTable.$inferInsert>, 'attempt'> & { attempt?: SQL },
): Promise<RefundRow | undefined> {
  const [changed] = await db
    .update(refundsTable)
    .set(change)
    .where(and(eq(refundsTable.id, id), eq(refundsTable.status, from)))
    .returning();
  return changed;
}

export const nextAttempt = sql`${refundsTable.attempt} + 1`;
