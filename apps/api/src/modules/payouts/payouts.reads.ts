/** The tables that other modules read. */
export { payoutsTable } from './payouts.tables';
