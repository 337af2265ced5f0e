export { refundsTable } from './refunds.tables';
