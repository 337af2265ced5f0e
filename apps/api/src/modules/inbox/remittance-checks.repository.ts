import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { cashRemittancesTable } from '../cash/cash.reads';
import { cashHeldExpression } from '../ledger/ledger.reads';

const other = alias(cashRemittancesTable, 'other');

export async function findRemittanceToCheck(db: Db, id: string) {
  const { holderId, amount, receivedOn, status } = cashRemittancesTable;
  const [row] = await db
    .select({
      amount,
      status,
      held: sql`${cashHeldExpression(sql`${holderId}`)}`.mapWith(Number),
      /** The bank reference of another remittance of the same holder, amount and day. */
      sameAs: other.bankReference,
    })
    .from(cashRemittancesTable)
    .leftJoin(
      other,
      and(
        eq(other.holderId, holderId),
        eq(other.amount, amount),
        eq(other.receivedOn, receivedOn),
        inArray(other.status, ['waiting', 'confirmed']),
        ne(other.id, cashRemittancesTable.id),
      ),
    )
    .where(eq(cashRemittancesTable.id, id))
    .limit(1);
  return row;
}
