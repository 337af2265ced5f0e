import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { providerSettlementsTable, settledPaymentsTable } from './reconciliation.tables';

export async function findLastSettledAt(db: Db, provider: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: providerSettlementsTable.settledAt })
    .from(providerSettlementsTable)
    .where(eq(providerSettlementsTable.provider, provider))
    .orderBy(desc(providerSettlementsTable.settledAt))
    .limit(1);
  return row?.at;
}

export async function listStoredSettlementIds(
  db: Db,
  provider: string,
  providerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: providerSettlementsTable.providerId })
    .from(providerSettlementsTable)
    .where(
      and(
        eq(providerSettlementsTable.provider, provider),
        inArray(providerSettlementsTable.providerId, [...providerIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns false when the settlement is already stored. */
export async function insertSettlement(
  db: Db,
  settlement: typeof providerSettlementsTable.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(providerSettlementsTable)
    .values(settlement)
    .onConflictDoNothing()
    .returning({ id: providerSettlementsTable.id });
  return inserted.length > 0;
}

interface NewSettledPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly fees: number;
  readonly paidAt: Date;
}

/** Inserts any number of payments in one statement. */
export const insertSettledPayments = (
  db: Db,
  settlementId: string,
  payments: readonly NewSettledPayment[],
) =>
  db.execute(sql`
    insert into ${settledPaymentsTable} (id, settlement_id, reference, amount, fees, paid_at)
    select id, ${settlementId}::uuid, reference, amount, fees, paid_at
    from jsonb_to_recordset(${JSON.stringify(payments.map(({ paidAt, ...rest }) => ({ ...rest, paid_at: paidAt })))}::jsonb) as payment(id uuid, reference text, amount bigint, fees bigint, paid_at timestamptz)`);
