import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { contactMessagesTable } from './contact.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';

export const insertMessage = (db: Db, message: typeof contactMessagesTable.$inferInsert) =>
  db.insert(contactMessagesTable).values(message);

export const contactData: PersonalData = deletedWithAccount({
  title: 'Messages to us',
  table: contactMessagesTable,
  identifiedBy: [contactMessagesTable.email, contactMessagesTable.phoneNumber],
  ownCondition: ({ email }) => eq(contactMessagesTable.email, email),
});
