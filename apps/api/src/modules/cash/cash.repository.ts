import { and, desc, eq, ilike, inArray, ne, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RemittanceQuery } from '@market/domain/cash/cash';
import type { SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { countUpTo, isOneOf, likePattern } from '../../db/list-queries';
import { usersTable } from '../accounts/accounts.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { partnerBalances } from '../ledger/ledger.reads';
import { holderName, fullNameExpression } from './cash.reads';
import { cashRemittancesTable } from './cash.tables';

export type RemittanceRow = typeof cashRemittancesTable.$inferSelect;

const recorder = alias(usersTable, 'recorder');
const decider = alias(usersTable, 'decider');

const balances = sql`
  select partner_id as holder_id,
    coalesce(sum(balance) filter (where account = 'cash_collected'), 0)::bigint as held,
    coalesce(-sum(balance) filter (where account = 'partner_payable'), 0)::bigint as earned
  from ${partnerBalances(sql`account in ('cash_collected', 'partner_payable')`)} group by partner_id`;

export const listHolders = (db: Db, { search = '', limit, offset }: SearchQuery) =>
  db
    .select({
      holderId: usersTable.id,
      holderName,
      isPartner: sql<boolean>`${partnersTable.userId} is not null`,
      held: sql`held`.mapWith(Number),
      earned: sql`earned`.mapWith(Number),
      waiting:
        sql`coalesce((select sum(r.amount) from ${cashRemittancesTable} r where r.holder_id = ${usersTable.id} and r.status = 'waiting'), 0)`.mapWith(
          Number,
        ),
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(sql`(${balances}) held`)
    .innerJoin(usersTable, eq(usersTable.id, sql`held.holder_id`))
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .where(and(sql`held <> 0`, search === '' ? undefined : ilike(holderName, likePattern(search))))
    .orderBy(sql`held - earned desc`, holderName)
    .limit(limit)
    .offset(offset);

/** Locks the holder, so that remittances and payouts are written one after another. */
export async function lockHolder(db: Db, id: string): Promise<boolean> {
  const locked = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.id, id))
    .for('no key update');
  // Payout requests lock the partner's row.
  await db
    .select({ id: partnersTable.userId })
    .from(partnersTable)
    .where(eq(partnersTable.userId, id))
    .for('no key update');
  return locked.length > 0;
}

/** The sum of pending remittances, excluding the remittance `except`, kobo. */
export async function sumWaitingRemittances(
  db: Db,
  holderId: string,
  except?: string,
): Promise<number> {
  const { id, status } = cashRemittancesTable;
  const [row] = await db
    .select({ amount: sum(cashRemittancesTable.amount) })
    .from(cashRemittancesTable)
    .where(
      and(
        eq(cashRemittancesTable.holderId, holderId),
        eq(status, 'waiting'),
        except === undefined ? undefined : ne(id, except),
      ),
    );
  return Number(row?.amount ?? 0);
}

/** Returns false when another remittance has the reference. */
export async function insertRemittance(db: Db, remittance: RemittanceRow): Promise<boolean> {
  const added = await db
    .insert(cashRemittancesTable)
    .values(remittance)
    .onConflictDoNothing()
    .returning({ id: cashRemittancesTable.id });
  return added.length > 0;
}

/**
 * Decides on a pending remittance that someone else recorded. Returns undefined when there is none.
 */
export async function decideRemittance(
  db: Db,
  id: string,
  decision: Pick<RemittanceRow, 'status' | 'decidedBy' | 'decidedAt' | 'reason'> & {
    readonly decidedBy: string;
  },
): Promise<RemittanceRow | undefined> {
  const [decided] = await db
    .update(cashRemittancesTable)
    .set(decision)
    .where(
      and(
        eq(cashRemittancesTable.id, id),
        eq(cashRemittancesTable.status, 'waiting'),
        ne(cashRemittancesTable.recordedBy, decision.decidedBy),
      ),
    )
    .returning();
  return decided;
}

const selectRemittances = (db: Db) =>
  db
    .select({
      remittance: cashRemittancesTable,
      holderName,
      recordedBy: fullNameExpression(recorder),
      decidedBy: fullNameExpression(decider),
    })
    .from(cashRemittancesTable)
    .innerJoin(usersTable, eq(usersTable.id, cashRemittancesTable.holderId))
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .innerJoin(recorder, eq(recorder.id, cashRemittancesTable.recordedBy))
    .leftJoin(decider, eq(decider.id, cashRemittancesTable.decidedBy));

export type RemittanceListRow = Awaited<ReturnType<typeof listRemittances>>[number];

export async function findRemittance(db: Db, id: string): Promise<RemittanceListRow | undefined> {
  const [row] = await selectRemittances(db).where(eq(cashRemittancesTable.id, id));
  return row;
}

/**
 * The ids of the holders with this name. Everyone who has collected cash has a balance. A list of
 * remittances takes ids, because a subquery would keep its search from using the index.
 */
export async function listHolderIdsByName(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .where(
      and(
        sql`${usersTable.id} in (select partner_id from ${partnerBalances(sql`account = 'cash_collected'`)})`,
        ilike(holderName, likePattern(name)),
      ),
    );
  return rows.map(({ id }) => id);
}

interface RemittanceFilter extends RemittanceQuery {
  /** The holders whose names match the search. */
  readonly holderIds: readonly string[];
}

const remittanceCondition = ({ search = '', status, holderIds }: RemittanceFilter) =>
  and(
    status && eq(cashRemittancesTable.status, status),
    search === ''
      ? undefined
      : or(
          ilike(cashRemittancesTable.bankReference, likePattern(search)),
          isOneOf(cashRemittancesTable.holderId, holderIds),
        ),
  );

/** Selects one page of ids first, so that the joins read only its rows. */
export function listRemittances(db: Db, filter: RemittanceFilter) {
  const { id, recordedAt } = cashRemittancesTable;
  const newestFirst = [desc(recordedAt), desc(id)];
  const page = db
    .select({ id })
    .from(cashRemittancesTable)
    .where(remittanceCondition(filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset(filter.offset);
  return selectRemittances(db)
    .where(inArray(id, page))
    .orderBy(...newestFirst);
}

export const countRemittances = (db: Db, filter: RemittanceFilter, cap: number): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ id: cashRemittancesTable.id })
      .from(cashRemittancesTable)
      .where(remittanceCondition(filter)),
    cap,
  );
