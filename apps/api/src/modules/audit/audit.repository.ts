import { and, asc, desc, eq, gte, ilike, lt, sql, type SQL } from 'drizzle-orm';
import type { AuditFilter, AuditSort } from '@market/domain/audit/audit-query';
import { lagosMidnight } from '@market/domain/calendar';
import { countUpTo, searchPattern } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { auditEntriesTable, auditSearchText } from './audit.tables';

export type AuditRow = typeof auditEntriesTable.$inferSelect;

export const insertAuditEntries = (
  db: Db,
  entries: readonly (typeof auditEntriesTable.$inferInsert)[],
) => db.insert(auditEntriesTable).values([...entries]);

/**
 * The search condition, or undefined without a search. A search for the exact name of a numbered
 * record, such as an order, finds only that record: searching all texts for digits would become
 * slower as the log grows.
 */
export async function searchCondition(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const isWhole = eq(sql`lower(${auditEntriesTable.subjectName})`, search.toLowerCase());
  const named = /\d/.test(search)
    ? await db.select({ id: auditEntriesTable.id }).from(auditEntriesTable).where(isWhole).limit(1)
    : [];
  return named.length > 0
    ? isWhole
    : ilike(auditSearchText(auditEntriesTable), searchPattern(search));
}

type AuditSelection = Omit<AuditFilter, 'search'> & { readonly found?: SQL | undefined };

const selectionCondition = (filter: AuditSelection): SQL | undefined => {
  const { subject, subjectId, actorId, action, from, to } = filter;
  return and(
    subject ? eq(auditEntriesTable.subject, subject) : undefined,
    subjectId ? eq(auditEntriesTable.subjectId, subjectId) : undefined,
    actorId ? eq(auditEntriesTable.actorId, actorId) : undefined,
    action ? eq(auditEntriesTable.action, action) : undefined,
    from ? gte(auditEntriesTable.at, lagosMidnight(from)) : undefined,
    to ? lt(auditEntriesTable.at, lagosMidnight(to, 1)) : undefined,
    filter.found,
  );
};

const { at, id } = auditEntriesTable;
const orders: Readonly<Record<AuditSort, readonly SQL[]>> = {
  newest: [desc(at), desc(id)],
  oldest: [asc(at), asc(id)],
};

export const listAuditEntries = (
  db: Db,
  filter: AuditSelection,
  {
    limit,
    offset,
    sort = 'newest',
  }: { readonly limit: number; readonly offset: number; readonly sort?: AuditSort | undefined },
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntriesTable)
    .where(selectionCondition(filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);

export const countAuditEntries = (db: Db, filter: AuditSelection): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(auditEntriesTable)
      .where(selectionCondition(filter)),
  );

export const listAuditEntriesAfter = (
  db: Db,
  filter: AuditSelection,
  after: AuditRow | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntriesTable)
    .where(
      and(
        selectionCondition(filter),
        after &&
          sql`(${auditEntriesTable.at}, ${auditEntriesTable.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(...orders.newest)
    .limit(limit);
