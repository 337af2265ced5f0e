import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Resource, Role, UserType } from '@market/domain/accounts/roles';
import type { Page } from '@market/domain/paging';
import type { StaffChange } from '@market/domain/staff/staff';
import { legalTextVersions } from '@market/domain/accounts/legal-text-versions';
import type { Db } from '../../db/db';
import { removedEmail } from '../../platform/reserved-emails';
import { partnersTable } from '../delivery/delivery.reads';
import { storesTable } from '../stores/stores.reads';
import { matchesUser } from './accounts.reads';
import { usersTable } from './accounts.tables';

export type User = typeof usersTable.$inferSelect;
export type NewUser = typeof usersTable.$inferInsert;

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, id));
  return user;
}

const isAccountWithEmail = (email: string) =>
  and(eq(usersTable.email, email), eq(usersTable.isGuest, false));

/** At most one account per user type. */
export const listUsersByEmail = (db: Db, email: string): Promise<User[]> =>
  db.select().from(usersTable).where(isAccountWithEmail(email)).orderBy(asc(usersTable.userType));

export async function findUserByEmail(
  db: Db,
  userType: UserType,
  email: string,
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.userType, userType), isAccountWithEmail(email)));
  return user;
}

export async function findProfile(db: Db, id: string) {
  const [row] = await db
    .select({
      user: usersTable,
      store: {
        storeName: storesTable.storeName,
        slug: storesTable.slug,
        status: storesTable.status,
      },
      logo: sql<string | null>`coalesce(${storesTable.logo}, ${partnersTable.logo})`,
      companyName: partnersTable.companyName,
    })
    .from(usersTable)
    .leftJoin(storesTable, eq(storesTable.id, usersTable.storeId))
    .leftJoin(
      partnersTable,
      eq(partnersTable.userId, sql`coalesce(${usersTable.partnerId}, ${usersTable.id})`),
    )
    .where(eq(usersTable.id, id));
  return row;
}

/** Returns false when the email address already has an account of this type. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const rows = await db
    .insert(usersTable)
    .values(user)
    .onConflictDoNothing({
      target: [usersTable.userType, usersTable.email],
      where: eq(usersTable.isGuest, sql`false`),
    })
    .returning({ id: usersTable.id });
  return rows.length > 0;
}

export async function listColleagueIds(db: Db, partnerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.partnerId, partnerId));
  return rows.map(({ id }) => id);
}

export const setStore = (db: Db, userId: string, storeId: string) =>
  db.update(usersTable).set({ storeId }).where(eq(usersTable.id, userId));

/** Skips a deleted account, whose owner may still have a request in flight. */
export const setNames = (
  db: Db,
  userId: string,
  change: Pick<User, 'firstName' | 'lastName' | 'phoneNumber'>,
) =>
  db
    .update(usersTable)
    .set(change)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)));

export const setLastLogin = (db: Db, userId: string, now: Date) =>
  db.update(usersTable).set({ lastLoginAt: now }).where(eq(usersTable.id, userId));

/** Keeps the time of the first confirmation. */
export const setConfirmed = (db: Db, userId: string, now: Date) =>
  db
    .update(usersTable)
    .set({ confirmedAt: now })
    .where(and(eq(usersTable.id, userId), isNull(usersTable.confirmedAt)));

export const setPassword = (db: Db, userId: string, passwordHash: string) =>
  db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId));

export const updateStaff = (
  db: Db,
  id: string,
  { firstName, lastName, phoneNumber, resources }: StaffChange & { readonly resources: Resource[] },
) =>
  db
    .update(usersTable)
    .set({ firstName, lastName, phoneNumber: phoneNumber ?? null, resources })
    .where(eq(usersTable.id, id));

export const updatePlatformUser = (
  db: Db,
  id: string,
  change: Partial<
    Pick<User, 'firstName' | 'lastName' | 'phoneNumber' | 'role' | 'resources' | 'approverLevel'>
  >,
) => db.update(usersTable).set(change).where(eq(usersTable.id, id));

export const setDeactivation = (
  db: Db,
  id: string,
  deactivation: { readonly at: Date; readonly reason: string } | undefined,
) =>
  db
    .update(usersTable)
    .set({
      deactivatedAt: deactivation?.at ?? null,
      deactivationReason: deactivation?.reason ?? null,
    })
    .where(eq(usersTable.id, id));

/**
 * Keeps the name for past records, and clears email and phone number, so that the person can be
 * invited again or open a store.
 */
export const deleteUser = (db: Db, id: string, now: Date) =>
  db
    .update(usersTable)
    .set({
      deactivatedAt: now,
      deletedAt: now,
      storeId: null,
      resources: [],
      phoneNumber: null,
      email: removedEmail(id),
    })
    .where(eq(usersTable.id, id));

interface PeopleQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
}

export async function listPeople(
  db: Db,
  role: Role,
  { limit, offset, search }: PeopleQuery,
): Promise<Page<User>> {
  const where = and(
    eq(usersTable.role, role),
    isNull(usersTable.deactivatedAt),
    search ? matchesUser(search) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(usersTable)
      .where(where)
      .orderBy(asc(usersTable.firstName), asc(usersTable.lastName), asc(usersTable.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(usersTable).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

export type Consent = Pick<User, 'termsAcceptedAt' | 'termsVersion' | 'privacyVersion'>;

export const toConsent = (isGiven: boolean | undefined, now: Date): Consent =>
  isGiven
    ? {
        termsAcceptedAt: now,
        termsVersion: legalTextVersions.terms,
        privacyVersion: legalTextVersions.privacy,
      }
    : { termsAcceptedAt: null, termsVersion: null, privacyVersion: null };
