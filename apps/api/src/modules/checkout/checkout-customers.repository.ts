import { inArray, sql } from 'drizzle-orm';
import type { Quote } from '@market/domain/checkout/checkout';
import type { StoreStatus } from '@market/domain/stores/store-status';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { storesTable } from '../stores/stores.reads';
import { checkoutsTable } from './checkout.tables';

/**
 * Locks the customer and then the stores until the transaction ends. So a customer's payments are
 * started and settled one after another, and a store is suspended or stops accepting pay on
 * delivery either before the transaction or after it.
 */
export async function lockCustomer(db: Db, userId: string, { stores }: Pick<Quote, 'stores'>) {
  const storeIds = sql.param(stores.map(({ storeId }) => storeId));
  const rows = await db
    .select({
      email: sql<string>`email`,
      isGuest: sql<boolean>`is_guest`,
      firstName: sql<string>`first_name`,
      lastName: sql<string>`last_name`,
      isDeleted: sql<boolean>`is_deleted`,
      store: {
        id: sql<string>`id`,
        status: sql<StoreStatus>`status`,
        payOnDeliveryUpTo: sql`pay_on_delivery_up_to`.mapWith(storesTable.payOnDeliveryUpTo),
      },
    })
    .from(
      sql`(select u.email, u.is_guest, u.first_name, u.last_name, u.deleted_at is not null as is_deleted, s.id, s.status, s.pay_on_delivery_up_to from ${usersTable} u, ${storesTable} s
        where u.id = ${userId} and s.id = any(${storeIds}::uuid[]) order by s.id for no key update of u for share of s) locked`,
    );
  return (
    rows[0] && {
      ...rows[0],
      id: userId,
      stores: new Map(rows.map(({ store: s }) => [s.id, s.status])),
      /**
       * The largest pay-on-delivery order that each store accepts, kobo. Null when the store
       * accepts none.
       */
      payOnDeliveryUpTo: new Map(rows.map(({ store: s }) => [s.id, s.payOnDeliveryUpTo])),
    }
  );
}

export type LockedCustomer = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>;

/** Makes the customers' idempotency keys unique within the account. */
export const moveCheckouts = (db: Db, from: readonly string[], to: string) =>
  db
    .update(checkoutsTable)
    .set({
      userId: to,
      idempotencyKey: sql`${checkoutsTable.idempotencyKey} || ':' || ${checkoutsTable.id}`,
    })
    .where(inArray(checkoutsTable.userId, [...from]));
