import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { usersTable } from '../accounts/accounts.reads';
import { ordersTable } from '../orders/orders.reads';
import { mailsTable as mails, smsTable as sms } from './outbox.tables';

const selectOrderIds = ({ id }: DataSubject) =>
  sql`(select ${ordersTable.id} from ${ordersTable} where ${ordersTable.customerId} = ${id})`;

/** Emails to an address that also has an account of another kind may belong to that account. */
const isOnlyCustomer = ({ id, email }: DataSubject) =>
  sql`not exists (select 1 from ${usersTable} u where u.email = ${email} and u.id <> ${id} and not u.is_guest)`;

const isOwnMail = (subject: DataSubject) =>
  and(eq(mails.recipient, subject.email), isOnlyCustomer(subject));

export const messageData: readonly PersonalData[] = [
  {
    title: 'Emails that we sent you',
    fate: 'deleted',
    table: mails,
    identifiedBy: [mails.recipient],
    ownCondition: (subject) => and(isOwnMail(subject), isNull(mails.orderIds)),
    // Links can sign in or confirm an email address.
    omittedColumns: [mails.link, mails.orderIds],
    erase: (db, subject) => db.delete(mails).where(and(isOwnMail(subject), isNull(mails.orderIds))),
  },
  {
    title: 'Emails about your orders',
    fate: 'kept',
    table: mails,
    identifiedBy: [mails.recipient],
    ownCondition: (subject) =>
      and(
        eq(mails.recipient, subject.email),
        sql`${mails.orderIds} && array${selectOrderIds(subject)}`,
      ),
    omittedColumns: [mails.link, mails.orderIds],
  },
  {
    title: 'Text messages about your orders',
    fate: 'kept',
    table: sms,
    identifiedBy: [sms.phoneNumber],
    ownCondition: (subject) => sql`${sms.orderIds} && array${selectOrderIds(subject)}`,
    omittedColumns: [sms.orderIds],
  },
];
