import { and, eq, sql } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { checkoutsTable } from '../checkout/checkout.reads';
import { disputesTable as disputes } from './disputes.tables';

const isOwn = ({ id }: DataSubject) =>
  sql`${disputes.checkoutId} in (select ${checkoutsTable.id} from ${checkoutsTable} where ${checkoutsTable.userId} = ${id})`;

export const disputeData: PersonalData = {
  title: 'Payments that you disputed with your bank',
  fate: 'kept',
  table: disputes,
  identifiedBy: [disputes.customer],
  ownCondition: isOwn,
  omittedColumns: [disputes.note, disputes.answerFailure, disputes.searchText, disputes.uncovered],
  obstacle: async (db, subject) =>
    (await db.$count(disputes, and(isOwn(subject), eq(disputes.status, 'open')))) > 0
      ? 'You are disputing a payment with your bank. Wait until the bank has decided.'
      : undefined,
};
