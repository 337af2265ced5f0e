import { sql, type Column, type SQL } from 'drizzle-orm';
import { usersTable } from '../accounts/accounts.reads';
import { partnersTable } from '../delivery/delivery.reads';

export { cashRemittancesTable } from './cash.tables';

export const fullNameExpression = ({
  firstName,
  lastName,
}: Readonly<Record<'firstName' | 'lastName', Column>>): SQL<string> =>
  sql`trim(concat(${firstName}, ' ', ${lastName}))`;

/** The query must join users and left join partners. */
export const holderName: SQL<string> = sql`coalesce(${partnersTable.companyName}, ${fullNameExpression(usersTable)})`;
