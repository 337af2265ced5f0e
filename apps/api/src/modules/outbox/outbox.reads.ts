/** The tables that other modules read. */
export { jobsTable, mailsTable } from './outbox.tables';
