/** The tables that other modules read. */
export {
  checkoutsTable,
  refundsTable,
  reservationsTable,
  transactionsTable,
} from './checkout.tables';
