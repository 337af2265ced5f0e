import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { bankAccountsTable } from '../banking/banking.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { disputesTable } from '../disputes/disputes.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { paymentEventsTable } from '../payment-providers/payment-providers.reads';
import { hasNewAccount, payoutsTable } from '../payouts/payouts.reads';
import { reconciliationItemsTable } from '../reconciliation/reconciliation.reads';
import { refundsTable } from '../refunds/refunds.reads';

export async function findTransferToCheck(db: Db, id: string) {
  const [row] = await db
    .select({
      payout: payoutsTable,
      hasNewAccount,
      storeAccount: bankAccountsTable,
      partnerAccount: partnerApplicationsTable.bankDetails,
    })
    .from(payoutsTable)
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, payoutsTable.storeId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, payoutsTable.partnerId),
    )
    .where(eq(payoutsTable.id, id));
  return row;
}

export async function findFailedRefundToCheck(db: Db, id: string) {
  const [row] = await db
    .select({
      refund: refundsTable,
      disputes: db.$count(
        disputesTable,
        and(
          eq(disputesTable.checkoutId, refundsTable.checkoutId),
          eq(disputesTable.status, 'open'),
        ),
      ),
    })
    .from(refundsTable)
    .where(eq(refundsTable.id, id));
  return row;
}

export async function findEventToCheck(db: Db, id: string) {
  const { reference } = paymentEventsTable;
  const [row] = await db
    .select({
      tries: paymentEventsTable.tries,
      reference,
      isKnown: sql<boolean>`exists (select from ${checkoutsTable} c where c.reference = ${reference}) or exists (select from ${payoutsTable} p where p.reference = ${reference})`,
    })
    .from(paymentEventsTable)
    .where(eq(paymentEventsTable.id, id));
  return row;
}

/** What was compared last. The ledger's amount is after fees, kobo. */
export async function findDifferenceToCheck(db: Db, reference: string) {
  const [row] = await db
    .select()
    .from(reconciliationItemsTable)
    .where(eq(reconciliationItemsTable.reference, reference));
  return row;
}
