import { sql, type Column, type SQL } from 'drizzle-orm';
import { usersTable } from '../accounts/accounts.reads';
import { partnersTable } from '../delivery/delivery.reads';

/** The table that other modules may select from and join. Only this module writes it. */
export { cashRemittancesTable } from './cash.tables';

export const fullNameExpression = ({
  firstName,
  lastName,
}: Readonly<Record<'firstName' | 'lastName', Column>>): SQL<string> =>
  sql`trim(concat(${firstName}, ' ', ${lastName}))`;

/**
 * The name of the company or dispatcher that collected cash. The query must join users and left
 * join partners.
 */
export const holderName: SQL<string> = sql`coalesce(${partnersTable.companyName}, ${fullNameExpression(usersTable)})`;
