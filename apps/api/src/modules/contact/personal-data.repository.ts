import { eq } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { contactMessagesTable as messages } from './contact.tables';

export const contactData: PersonalData = deletedWithAccount({
  title: 'Messages to us',
  table: messages,
  identifiedBy: [messages.email, messages.phoneNumber],
  rowsOf: ({ email }) => eq(messages.email, email),
});
