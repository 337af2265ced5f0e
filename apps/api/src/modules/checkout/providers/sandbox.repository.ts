import { and, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { prepared } from '../../../db/statements';
import { sandboxPaymentsTable, sandboxRefundsTable } from '../checkout.tables';

export type SandboxPayment = typeof sandboxPaymentsTable.$inferSelect;

export const insertPayment = (db: Db, payment: typeof sandboxPaymentsTable.$inferInsert) =>
  db.insert(sandboxPaymentsTable).values(payment).onConflictDoNothing();

const preparedPayment = prepared((db) =>
  db
    .select()
    .from(sandboxPaymentsTable)
    .where(eq(sandboxPaymentsTable.reference, sql.placeholder('reference')))
    .prepare('sandbox_payment'),
);

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | undefined> {
  const [payment] = await preparedPayment(db).execute({ reference });
  return payment;
}

type Change = Pick<
  Partial<SandboxPayment>,
  'status' | 'reason' | 'cardBin' | 'cardLast4' | 'paidAt' | 'checkingUntil'
>;

/**
 * Changes a payment that is open at `now` and not waiting for its bank. Returns undefined when
 * there is none.
 */
export async function changeOpen(
  db: Db,
  reference: string,
  now: Date,
  change: Change,
): Promise<SandboxPayment | undefined> {
  const [changed] = await db
    .update(sandboxPaymentsTable)
    .set(change)
    .where(
      and(
        eq(sandboxPaymentsTable.reference, reference),
        eq(sandboxPaymentsTable.status, 'pending'),
        gt(sandboxPaymentsTable.expiresAt, now),
        or(
          isNull(sandboxPaymentsTable.checkingUntil),
          lte(sandboxPaymentsTable.checkingUntil, now),
        ),
      ),
    )
    .returning();
  return changed;
}

/** Ends an unpaid payment. */
export const closePayment = (db: Db, reference: string, reason: string) =>
  db
    .update(sandboxPaymentsTable)
    .set({ status: 'failed', reason, checkingUntil: null })
    .where(
      and(
        eq(sandboxPaymentsTable.reference, reference),
        eq(sandboxPaymentsTable.status, 'pending'),
      ),
    );

/** Returns false when this refund exists already. */
export async function insertRefund(
  db: Db,
  refund: typeof sandboxRefundsTable.$inferInsert,
): Promise<boolean> {
  const written = await db
    .insert(sandboxRefundsTable)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: sandboxRefundsTable.id });
  return written.length > 0;
}

/** Returns false when the payment was not made, or the rest of it is too small. */
export async function takeRefund(db: Db, reference: string, amount: number): Promise<boolean> {
  const { refunded } = sandboxPaymentsTable;
  const changed = await db
    .update(sandboxPaymentsTable)
    .set({ refunded: sql`${refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxPaymentsTable.reference, reference),
        eq(sandboxPaymentsTable.status, 'success'),
        sql`${refunded} + ${amount} <= ${sandboxPaymentsTable.amount}`,
      ),
    )
    .returning({ reference: sandboxPaymentsTable.reference });
  return changed.length > 0;
}

/** The sandbox's refunds that were made from `start` until before `end`. */
export const refundsBetween = (db: Db, start: Date, end: Date) =>
  db
    .select({ amount: sandboxRefundsTable.amount, at: sandboxRefundsTable.createdAt })
    .from(sandboxRefundsTable)
    .where(and(gte(sandboxRefundsTable.createdAt, start), lt(sandboxRefundsTable.createdAt, end)));

/** The sandbox's payments that were paid from `start` until before `end`. */
export const paidBetween = (db: Db, start: Date, end: Date): Promise<SandboxPayment[]> =>
  db
    .select()
    .from(sandboxPaymentsTable)
    .where(
      and(
        eq(sandboxPaymentsTable.status, 'success'),
        gte(sandboxPaymentsTable.paidAt, start),
        lt(sandboxPaymentsTable.paidAt, end),
      ),
    );
