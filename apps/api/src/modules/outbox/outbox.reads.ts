export { jobsTable, mailsTable } from './outbox.tables';
