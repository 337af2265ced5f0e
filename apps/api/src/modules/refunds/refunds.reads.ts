/** Other modules may select from it and join it. Only this module writes it. */
export { refundsTable } from './refunds.tables';
