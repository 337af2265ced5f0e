import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Person } from '@market/domain/accounts/account';
import type { StoreApplication } from '@market/domain/stores/store';
import type { StoreStatus } from '@market/domain/stores/store-status';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { groupBy } from '../../platform/group-by';
import { usersTable } from '../accounts/accounts.reads';
import { toApplication } from './store-views';
import { listApprovals } from './approvals.repository';
import { countStores, matchingStores } from './stores.reads';
import { paymentCategoriesTable, storesTable } from './stores.tables';

export interface ApplicationQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
  readonly statuses: readonly StoreStatus[];
}

const order = [
  sql`${storesTable.status} = 'pending' desc`,
  sql`${storesTable.submittedAt} desc nulls last`,
  desc(storesTable.id),
] as const;

/** Applications that wait for a decision come first. */
export async function listApplications(
  db: Db,
  query: ApplicationQuery,
): Promise<Page<StoreApplication>> {
  const where = and(
    inArray(storesTable.status, [...query.statuses]),
    query.search ? await matchingStores(db, query.search) : undefined,
  );
  // Selects one page of ids first, so that the joins read only its rows.
  const page = db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [rows, matches] = await Promise.all([
    db
      .select({ store: storesTable, merchant: usersTable, paymentCategory: paymentCategoriesTable })
      .from(storesTable)
      .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
      .innerJoin(
        paymentCategoriesTable,
        eq(paymentCategoriesTable.id, storesTable.paymentCategoryId),
      )
      .where(inArray(storesTable.id, page))
      .orderBy(...order),
    countStores(db, where, query),
  ]);
  const approvals = groupBy(
    await listApprovals(
      db,
      rows.map(({ store }) => store.id),
    ),
    ({ storeId }) => storeId,
  );
  return {
    rows: rows.map((row) => toApplication(row, approvals.get(row.store.id) ?? [])),
    count: matches,
  };
}

export async function listApprovers(db: Db): Promise<Person[]> {
  const rows = await db
    .select()
    .from(usersTable)
    .where(
      and(inArray(usersTable.role, ['approver', 'super_admin']), isNull(usersTable.deactivatedAt)),
    )
    .orderBy(usersTable.firstName, usersTable.lastName);
  return rows.map(({ id, firstName, lastName, email, phoneNumber, role }) => ({
    id,
    firstName,
    lastName,
    email,
    phoneNumber: phoneNumber ?? undefined,
    role,
  }));
}
