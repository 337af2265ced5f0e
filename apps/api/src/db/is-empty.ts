import type { Db } from './db';
import { usersTable } from './schema';

/** Whether nobody has an account yet: the sample data is made then only. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ id: usersTable.id }).from(usersTable).limit(1)).length === 0;
