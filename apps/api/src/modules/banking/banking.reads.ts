export { bankAccountsTable } from './banking.tables';
