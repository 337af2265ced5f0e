import { and, ne, sql } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { checkoutsTable as checkouts } from '../checkout/checkout.reads';
import { refundsTable as refunds } from './refunds.tables';

const isOwn = ({ id }: DataSubject) =>
  sql`${refunds.checkoutId} in (select ${checkouts.id} from ${checkouts} where ${checkouts.userId} = ${id})`;

export const refundData: PersonalData = {
  title: 'Refunds',
  fate: 'kept',
  table: refunds,
  identifiedBy: [],
  ownCondition: isOwn,
  more: {
    payment: sql`(select c.reference from ${checkouts} c where c.id = ${refunds.checkoutId})`,
  },
  omittedColumns: [refunds.attempt, refunds.failureReason],
  obstacle: async (db, subject) =>
    (await db.$count(refunds, and(isOwn(subject), ne(refunds.status, 'sent')))) > 0
      ? 'A refund is on its way to you. Wait until it is sent.'
      : undefined,
};
