/** The tables that other modules read. */
export { usersTable } from './accounts.tables';
