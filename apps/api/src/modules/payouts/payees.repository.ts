import { eq, sql } from 'drizzle-orm';
import type { Payee } from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { storesTable } from '../stores/stores.reads';
import type { PayoutAccount, PayoutRow } from './payouts.repository';

export function toPayee({ storeId, partnerId }: Pick<PayoutRow, 'storeId' | 'partnerId'>): Payee {
  if (storeId !== null) return { storeId };
  if (partnerId !== null) return { partnerId };
  throw new Error('A payout has no payee');
}

/**
 * Locks the store or partner, so that requests for the same payee run one after another. Returns
 * whether it exists.
 */
export async function lockPayee(db: Db, payee: Payee): Promise<boolean> {
  const locked =
    'storeId' in payee
      ? await db
          .select({ id: storesTable.id })
          .from(storesTable)
          .where(eq(storesTable.id, payee.storeId))
          .for('no key update')
      : await db
          .select({ id: partnersTable.userId })
          .from(partnersTable)
          .where(eq(partnersTable.userId, payee.partnerId))
          .for('no key update');
  return locked.length > 0;
}

export async function findBank(
  db: Db,
  payee: Payee,
): Promise<(PayoutAccount & { payoutsHeldUntil: Date | null }) | undefined> {
  if ('storeId' in payee) {
    const [bank] = await db
      .select()
      .from(bankAccountsTable)
      .where(eq(bankAccountsTable.storeId, payee.storeId));
    return bank;
  }
  const [application] = await db
    .select({ bank: partnerApplicationsTable.bankDetails })
    .from(partnerApplicationsTable)
    .where(eq(partnerApplicationsTable.partnerId, payee.partnerId));
  return application?.bank ? { ...application.bank, payoutsHeldUntil: null } : undefined;
}

export async function findPayeeEmail(db: Db, payee: Payee): Promise<string | undefined> {
  const [row] =
    'storeId' in payee
      ? await db
          .select({ email: usersTable.email })
          .from(storesTable)
          .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
          .where(eq(storesTable.id, payee.storeId))
      : await db
          .select({ email: usersTable.email })
          .from(usersTable)
          .where(eq(usersTable.id, payee.partnerId));
  return row?.email;
}

export async function findPayeeAddress(db: Db, payee: Payee): Promise<string> {
  if ('storeId' in payee) {
    const [row] = await db
      .select({ street: storesTable.street, city: storesTable.city, state: storesTable.state })
      .from(storesTable)
      .where(eq(storesTable.id, payee.storeId));
    return row ? [row.street, row.city, row.state].filter(Boolean).join(', ') : '';
  }
  const [row] = await db
    .select({
      address: sql<string | null>`${partnerApplicationsTable.company} ->> 'officeAddress'`,
    })
    .from(partnerApplicationsTable)
    .where(eq(partnerApplicationsTable.partnerId, payee.partnerId));
  return row?.address ?? '';
}
