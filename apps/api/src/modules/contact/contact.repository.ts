import type { Db } from '../../db/db';
import { contactMessagesTable, contactMessagesTable as messages } from './contact.tables';
import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';

export const insertMessage = (db: Db, message: typeof contactMessagesTable.$inferInsert) =>
  db.insert(contactMessagesTable).values(message);

export const contactData: PersonalData = deletedWithAccount({
  title: 'Messages to us',
  table: messages,
  identifiedBy: [messages.email, messages.phoneNumber],
  rowsOf: ({ email }) => eq(messages.email, email),
});
