import type { Db } from '../../db/db';
import { contactMessagesTable } from './contact.tables';

export const insertMessage = (db: Db, message: typeof contactMessagesTable.$inferInsert) =>
  db.insert(contactMessagesTable).values(message);
