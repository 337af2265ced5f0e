/** The tables that other modules read. */
export { bankAccountsTable } from './banking.tables';
