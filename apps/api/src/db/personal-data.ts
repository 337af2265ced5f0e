import { asc, getTableColumns, is, type SQL, type Column } from 'drizzle-orm';
import { PgBigInt53, PgUUID, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { DeletionOutcome } from '@market/domain/accounts/personal-data';
import type { Db } from './db';

/** Kobo per naira. */
const KOBO = 100;

/** The customer whose data is read or deleted. */
export interface DataSubject {
  readonly id: string;
  readonly email: string;
}

/**
 * The topics of the downloaded file, in their order. The account is last, because its email address
 * is needed to find the other rows.
 */
export const dataTopics = [
  'shopping',
  'orders',
  'payments',
  'refunds',
  'coupons',
  'posts',
  'messages',
  'account',
] as const;

/** What a module keeps about customers. */
export type PersonalDataByTopic = Readonly<
  Partial<Record<(typeof dataTopics)[number], readonly PersonalData[]>>
>;

/** The personal data in one table. */
export interface PersonalData {
  /**
   * The title in the downloaded file and on the page that deletes the account, such as "Addresses".
   */
  readonly title: string;
  /** What happens to the data when the account is deleted. */
  readonly fate: DeletionOutcome;
  readonly table: PgTable;
  /**
   * The columns that identify the person whom a row is about. A test compares them with the columns
   * of the database.
   */
  readonly identifiedBy: readonly PgColumn[];
  readonly ownCondition: (subject: DataSubject) => SQL | undefined;
  /** Values that the file adds, such as names of products in place of their ids. */
  readonly more?: Readonly<Record<string, SQL>>;
  /**
   * Columns that the file leaves out: secrets, data about stores and the platform, and copies. Ids
   * are never in the file.
   */
  readonly omittedColumns?: readonly PgColumn[];
  /** The reason why the account cannot be deleted now, shown to the customer. */
  readonly obstacle?: (db: Db, subject: DataSubject) => Promise<string | undefined>;
  /**
   * Deletes the rows, or the data in them that identifies the person. Undefined where the rows stay
   * as they are.
   */
  readonly erase?: (db: Db, subject: DataSubject, now: Date) => Promise<unknown>;
}

const upperCaseWords: Readonly<Record<string, string>> = { lga: 'LGA', sku: 'SKU' };

/** `deliveryAddress` becomes `Delivery address`. */
export function readableKey(key: string): string {
  if (upperCaseWords[key]) return upperCaseWords[key];
  const words = key.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isMoney = (column: Column | SQL): boolean => is(column, PgBigInt53);

/** Makes the keys readable at every depth, and drops empty values. */
function withReadableKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withReadableKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === '' ? [] : [[readableKey(key), withReadableKeys(inner)]],
    ),
  );
}

/**
 * The entries of the file: every column of the person's rows, except ids and columns that are left
 * out.
 */
export async function readPersonalData(
  db: Db,
  { table, ownCondition, more = {}, omittedColumns = [] }: PersonalData,
  subject: DataSubject,
): Promise<Record<string, unknown>[]> {
  const columns = getTableColumns(table);
  const shown = Object.entries(columns).filter(
    ([, column]) => !is(column, PgUUID) && !omittedColumns.includes(column),
  );
  const fields: Record<string, PgColumn | SQL> = { ...Object.fromEntries(shown), ...more };
  const order = columns['createdAt'];
  const rows = await db
    .select(fields)
    .from(table)
    .where(ownCondition(subject))
    .orderBy(...(order ? [asc(order)] : []));
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) => {
        const value = row[key];
        if (value === null || value === '') return [];
        return isMoney(field) && typeof value === 'number'
          ? [[`${readableKey(key)} (naira)`, value / KOBO]]
          : [[readableKey(key), withReadableKeys(value)]];
      }),
    ),
  );
}

export const countPersonalData = (
  db: Db,
  { table, ownCondition }: PersonalData,
  subject: DataSubject,
): Promise<number> => db.$count(table, ownCondition(subject));

/** Data that is deleted with the account. */
export const deletedWithAccount = (data: Omit<PersonalData, 'fate' | 'erase'>): PersonalData => ({
  ...data,
  fate: 'deleted',
  erase: (db, subject) => db.delete(data.table).where(data.ownCondition(subject)),
});
