/** A table that other modules may select from and join. Only this module writes it. */
export { refundsTable } from './refunds.tables';
