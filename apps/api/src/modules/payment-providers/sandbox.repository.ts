import { and, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import { sandboxPaymentsTable, sandboxRefundsTable, sandboxTransfersTable } from './sandbox.tables';

export type SandboxPayment = typeof sandboxPaymentsTable.$inferSelect;

export const insertPayment = (db: Db, payment: typeof sandboxPaymentsTable.$inferInsert) =>
  db.insert(sandboxPaymentsTable).values(payment).onConflictDoNothing();

const preparedPayment = prepareOnce((db) =>
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
  'status' | 'reason' | 'cardBin' | 'cardLast4' | 'bankCode' | 'paidAt' | 'checkingUntil'
>;

/**
 * Changes a payment that is open at `now` and not waiting for its bank. Returns undefined when
 * there is none.
 */
export async function updateOpenPayment(
  db: Db,
  reference: string,
  now: Date,
  change: Change,
): Promise<SandboxPayment | undefined> {
  const [changed] = await db
    .update(sandboxPaymentsTable)
    .set(change)
    .where(isOpen(reference, now))
    .returning();
  return changed;
}

const isPending = (reference: string) =>
  and(eq(sandboxPaymentsTable.reference, reference), eq(sandboxPaymentsTable.status, 'pending'));

const isOpen = (reference: string, now: Date) =>
  and(
    isPending(reference),
    gt(sandboxPaymentsTable.expiresAt, now),
    or(isNull(sandboxPaymentsTable.checkingUntil), lte(sandboxPaymentsTable.checkingUntil, now)),
  );

/**
 * Ends an unpaid payment. If a part of the amount has arrived, it succeeds with that part, for the
 * shop to refund. `onlyOpen` skips a payment that has expired or is waiting for its bank. Returns
 * undefined when nothing changed.
 */
export async function closePayment(
  db: Db,
  reference: string,
  { reason, at, onlyOpen = false }: { reason: string; at: Date; onlyOpen?: boolean },
): Promise<SandboxPayment | undefined> {
  const { received } = sandboxPaymentsTable;
  const [closed] = await db
    .update(sandboxPaymentsTable)
    .set({
      status: sql`case when ${received} > 0 then 'success' else 'failed' end`,
      paidAt: sql`case when ${received} > 0 then ${at.toISOString()}::timestamptz end`,
      reason,
      checkingUntil: null,
    })
    .where(onlyOpen ? isOpen(reference, at) : isPending(reference))
    .returning();
  return closed;
}

export async function insertTransfer(
  db: Db,
  transfer: typeof sandboxTransfersTable.$inferInsert,
): Promise<boolean> {
  const written = await db
    .insert(sandboxTransfersTable)
    .values(transfer)
    .onConflictDoNothing()
    .returning({ id: sandboxTransfersTable.id });
  return written.length > 0;
}

/**
 * Adds a transfer to an unpaid payment. The payment succeeds when the whole amount has arrived, or
 * when the transfer arrives after the payment has expired. Returns undefined when there is no such
 * payment.
 */
export async function addTransfer(
  db: Db,
  reference: string,
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<SandboxPayment | undefined> {
  const table = sandboxPaymentsTable;
  const now = sql`${at.toISOString()}::timestamptz`;
  const isOver = sql`(${table.received} + ${amount} >= ${table.amount} or ${table.expiresAt} <= ${now})`;
  const [changed] = await db
    .update(table)
    .set({
      received: sql`${table.received} + ${amount}`,
      status: sql`case when ${isOver} then 'success' else 'pending' end`,
      paidAt: sql`case when ${isOver} then ${now} end`,
    })
    .where(and(isPending(reference), eq(table.channel, 'bank_transfer')))
    .returning();
  return changed;
}

/** What was paid, in kobo. Transfers may differ from the requested amount. */
export const getPaidAmount = ({ channel, amount, received }: SandboxPayment): number =>
  channel === 'bank_transfer' ? received : amount;

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

/** Returns false when the payment did not succeed, or its remaining amount is below the refund. */
export async function addRefundIfCovered(
  db: Db,
  reference: string,
  amount: number,
): Promise<boolean> {
  const { refunded } = sandboxPaymentsTable;
  const changed = await db
    .update(sandboxPaymentsTable)
    .set({ refunded: sql`${refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxPaymentsTable.reference, reference),
        eq(sandboxPaymentsTable.status, 'success'),
        sql`${refunded} + ${amount} <= case when ${sandboxPaymentsTable.channel} = 'bank_transfer' then ${sandboxPaymentsTable.received} else ${sandboxPaymentsTable.amount} end`,
      ),
    )
    .returning({ reference: sandboxPaymentsTable.reference });
  return changed.length > 0;
}

export const listRefundsBetween = (db: Db, start: Date, end: Date) =>
  db
    .select({ amount: sandboxRefundsTable.amount, at: sandboxRefundsTable.createdAt })
    .from(sandboxRefundsTable)
    .where(and(gte(sandboxRefundsTable.createdAt, start), lt(sandboxRefundsTable.createdAt, end)));

export const listPaidBetween = (db: Db, start: Date, end: Date): Promise<SandboxPayment[]> =>
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
