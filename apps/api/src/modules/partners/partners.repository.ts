import { and, asc, count, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PartnerQuery } from '@market/domain/shipping/partner';
import type { PartnerStatus } from '@market/domain/shipping/partner-onboarding';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { usersTable } from '../accounts/accounts.reads';
import {
  activeOrdersExpression,
  deliveredOrdersExpression,
  partnersTable,
} from '../delivery/delivery.reads';
import { partnerApplicationsTable } from './partners.tables';

type ApplicationRow = typeof partnerApplicationsTable.$inferSelect;

const selectPartners = (db: Db) =>
  db
    .select({
      partner: partnersTable,
      user: usersTable,
      application: partnerApplicationsTable,
      activeOrders: activeOrdersExpression(partnersTable.userId),
      deliveredOrders: deliveredOrdersExpression(partnersTable.userId),
    })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, partnersTable.userId),
    )
    .$dynamic();

export type PartnerRow = Awaited<ReturnType<typeof selectPartners>>[number];

const { deactivatedAt, confirmedAt } = usersTable;
const isActive = and(isNull(deactivatedAt), isNotNull(confirmedAt));
const hasApplication = (status: ApplicationRow['status']) =>
  and(isActive, eq(partnersTable.onboarded, false), eq(partnerApplicationsTable.status, status));

const hasStatus: Readonly<Record<PartnerStatus, ReturnType<typeof and>>> = {
  invited: and(isNull(deactivatedAt), isNull(confirmedAt)),
  onboarding: and(
    isActive,
    eq(partnersTable.onboarded, false),
    or(isNull(partnerApplicationsTable.status), eq(partnerApplicationsTable.status, 'onboarding')),
  ),
  submitted: hasApplication('submitted'),
  sent_back: hasApplication('sent_back'),
  onboarded: and(isActive, eq(partnersTable.onboarded, true)),
  deactivated: isNotNull(deactivatedAt),
};

/** Partners waiting for review first, oldest first; all others by name. */
export async function listPartners(db: Db, { limit, offset, search, status }: PartnerQuery) {
  const term = likePattern(search ?? '');
  const where = and(
    status && hasStatus[status],
    search ? or(ilike(partnersTable.companyName, term), ilike(usersTable.email, term)) : undefined,
  );
  const waitingSince = sql`case when ${partnerApplicationsTable.status} = 'submitted' then ${partnerApplicationsTable.submittedAt} end`;
  const rows = await selectPartners(db)
    .where(where)
    .orderBy(asc(waitingSince), asc(partnersTable.companyName), asc(partnersTable.userId))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, partnersTable.userId),
    )
    .where(where);
  return { rows, count: total?.count ?? 0 };
}

export async function findPartner(db: Db, id: string): Promise<PartnerRow | undefined> {
  const [row] = await selectPartners(db).where(eq(partnersTable.userId, id));
  return row;
}

/**
 * Locks the application until the transaction ends, and creates an empty one when it is missing.
 */
export async function lockApplication(db: Db, partnerId: string, now: Date) {
  await db
    .insert(partnerApplicationsTable)
    .values({ partnerId, savedAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(partnerApplicationsTable)
    .where(eq(partnerApplicationsTable.partnerId, partnerId))
    .for('update');
  return row;
}

export const updateApplication = (
  db: Db,
  partnerId: string,
  changes: Partial<Omit<ApplicationRow, 'partnerId'>>,
) =>
  db
    .update(partnerApplicationsTable)
    .set(changes)
    .where(eq(partnerApplicationsTable.partnerId, partnerId));
