import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NewAddress } from '@market/domain/shipping/address';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { addressesTable } from './addresses.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';

export type AddressRow = typeof addressesTable.$inferSelect;

interface Scope {
  readonly userId: string;
}

const isOwn = ({ userId }: Scope, id: string) =>
  and(eq(addressesTable.userId, userId), eq(addressesTable.id, id));

/**
 * Locks the customer's row, so that concurrent changes to their addresses run one after another,
 * and none runs after the account is deleted. Returns false for a deleted account.
 */
export async function lockOwner(db: Db, { userId }: Scope): Promise<boolean> {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    .for('update');
  return rows.length > 0;
}

export const listAddresses = (db: Db, { userId }: Scope): Promise<AddressRow[]> =>
  db
    .select()
    .from(addressesTable)
    .where(eq(addressesTable.userId, userId))
    .orderBy(
      desc(addressesTable.isDefault),
      desc(addressesTable.createdAt),
      desc(addressesTable.id),
    );

export async function findAddress(
  db: Db,
  scope: Scope,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addressesTable).where(isOwn(scope, id));
  return row;
}

/** The customer's first address becomes the default. Call `lockOwner` first. */
export async function insertAddress(
  db: Db,
  { userId }: Scope,
  address: NewAddress & { id: string; createdAt: Date },
): Promise<AddressRow | undefined> {
  const isDefault = sql`not exists (select 1 from ${addressesTable} where ${addressesTable.userId} = ${userId} and ${addressesTable.isDefault})`;
  const [row] = await db
    .insert(addressesTable)
    .values({ ...address, userId, isDefault })
    .returning();
  return row;
}

export async function updateAddress(
  db: Db,
  scope: Scope,
  id: string,
  address: NewAddress,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .update(addressesTable)
    .set({ ...address, landmark: address.landmark ?? null })
    .where(isOwn(scope, id))
    .returning();
  return row;
}

export async function deleteAddress(
  db: Db,
  scope: Scope,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db.delete(addressesTable).where(isOwn(scope, id)).returning();
  return row;
}

export async function clearDefault(db: Db, { userId }: Scope): Promise<AddressRow | undefined> {
  const [row] = await db
    .update(addressesTable)
    .set({ isDefault: false })
    .where(and(eq(addressesTable.userId, userId), addressesTable.isDefault))
    .returning();
  return row;
}

export async function setDefault(
  db: Db,
  scope: Scope,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .update(addressesTable)
    .set({ isDefault: true })
    .where(isOwn(scope, id))
    .returning();
  return row;
}

export async function setNewestDefault(db: Db, { userId }: Scope): Promise<void> {
  const newest = db
    .select({ id: addressesTable.id })
    .from(addressesTable)
    .where(eq(addressesTable.userId, userId))
    .orderBy(desc(addressesTable.createdAt), desc(addressesTable.id))
    .limit(1);
  await db.update(addressesTable).set({ isDefault: true }).where(eq(addressesTable.id, newest));
}

export const moveToCustomer = (db: Db, from: readonly string[], { userId }: Scope) =>
  db
    .update(addressesTable)
    .set({ userId, isDefault: false })
    .where(inArray(addressesTable.userId, [...from]));

export const addressData: PersonalData = deletedWithAccount({
  title: 'Addresses',
  table: addressesTable,
  identifiedBy: [addressesTable.userId, addressesTable.emailAddress, addressesTable.phoneNumber],
  ownCondition: ({ id }) => eq(addressesTable.userId, id),
});
