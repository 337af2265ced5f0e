import { and, asc, count, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { usersTable } from '../accounts/accounts.reads';
import { activeOrdersExpression, deliveredOrdersExpression } from './delivery.reads';
import { partnersTable } from './delivery.tables';

export interface PartnersQuery {
  readonly search?: string | undefined;
  readonly onboarded?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const insertPartner = (db: Db, partner: typeof partnersTable.$inferInsert) =>
  db.insert(partnersTable).values(partner);

type PartnerChanges = Partial<
  Pick<
    typeof partnersTable.$inferInsert,
    'companyName' | 'onboarded' | 'logo' | 'phoneNumber' | 'shareBps'
  >
>;

export const updatePartner = (db: Db, userId: string, changes: PartnerChanges) =>
  db.update(partnersTable).set(changes).where(eq(partnersTable.userId, userId));

/** Saves the company’s name, and its phone number if it has none yet. */
export const setCompany = (
  db: Db,
  userId: string,
  { companyName, phoneNumber }: { readonly companyName: string; readonly phoneNumber: string },
) =>
  db
    .update(partnersTable)
    .set({ companyName, phoneNumber: sql`coalesce(${partnersTable.phoneNumber}, ${phoneNumber})` })
    .where(eq(partnersTable.userId, userId));

export async function listRiderPartners(
  db: Db,
  { search, onboarded, limit, offset }: PartnersQuery,
) {
  const term = likePattern(search ?? '');
  const where = and(
    isNull(usersTable.deactivatedAt),
    onboarded === undefined ? undefined : eq(partnersTable.onboarded, onboarded),
    search ? or(ilike(partnersTable.companyName, term), ilike(usersTable.email, term)) : undefined,
  );
  const rows = await db
    .select({
      id: partnersTable.userId,
      companyName: partnersTable.companyName,
      email: usersTable.email,
      phoneNumber: sql<
        string | null
      >`coalesce(${partnersTable.phoneNumber}, ${usersTable.phoneNumber})`,
      onboarded: partnersTable.onboarded,
      activeOrders: activeOrdersExpression(partnersTable.userId),
      deliveredOrders: deliveredOrdersExpression(partnersTable.userId),
    })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .where(where)
    .orderBy(asc(partnersTable.companyName), asc(partnersTable.userId))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .where(where);
  return { rows, count: total?.count ?? 0 };
}

/**
 * An active partner or dispatcher, with the name that others see. `canCarry` is false until a
 * partner's onboarding is complete; only partners have a share of delivery fees. Locks the account
 * until the transaction ends, so that it is not deactivated while an order is assigned to it.
 */
export async function findRider(db: Db, kind: 'partner' | 'dispatcher', id: string) {
  const [row] = await db
    .select({
      id: usersTable.id,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      email: usersTable.email,
      company: partnersTable.companyName,
      onboarded: partnersTable.onboarded,
      shareBps: partnersTable.shareBps,
    })
    .from(usersTable)
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .where(
      and(
        eq(usersTable.id, id),
        eq(usersTable.role, kind),
        // A partner's account is that of its owner. Other people who work for it are left out.
        isNull(usersTable.partnerId),
        isNull(usersTable.deactivatedAt),
      ),
    )
    .for('share', { of: usersTable });
  return (
    row && {
      id: row.id,
      name: row.company ?? `${row.firstName} ${row.lastName}`,
      email: row.email,
      canCarry: kind === 'dispatcher' || row.onboarded === true,
      shareBps: row.shareBps,
    }
  );
}
