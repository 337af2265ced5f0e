import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { checkoutsTable as checkouts, transactionsTable as transactions } from './checkout.tables';

const isOwn = ({ id }: DataSubject) => eq(checkouts.userId, id);
const isInOwnCheckout = (checkoutId: SQLWrapper, { id }: DataSubject) =>
  sql`${checkoutId} in (select ${checkouts.id} from ${checkouts} where ${checkouts.userId} = ${id})`;

export const paymentData: readonly PersonalData[] = [
  {
    title: 'Payments',
    fate: 'kept',
    table: checkouts,
    identifiedBy: [checkouts.userId, checkouts.customerKeys],
    ownCondition: isOwn,
    omittedColumns: [
      checkouts.quote,
      checkouts.idempotencyKey,
      checkouts.basket,
      checkouts.authorizationUrl,
    ],
    obstacle: async (db, subject) =>
      (await db.$count(checkouts, and(isOwn(subject), eq(checkouts.status, 'pending')))) > 0
        ? 'You have an open payment. Finish it, or wait 15 minutes until it expires.'
        : undefined,
  },
  {
    title: 'Cards and accounts that you paid with',
    fate: 'kept',
    table: transactions,
    identifiedBy: [transactions.customerName, transactions.customerEmail],
    ownCondition: (subject) => isInOwnCheckout(transactions.checkoutId, subject),
    omittedColumns: [transactions.fees, transactions.searchText],
  },
];
