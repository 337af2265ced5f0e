import type { Db } from './db';
import { usersTable } from './schema';

/** Whether there are no accounts yet. Only then is demo data created. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ id: usersTable.id }).from(usersTable).limit(1)).length === 0;
