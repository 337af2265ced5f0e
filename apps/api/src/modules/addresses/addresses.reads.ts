/** The tables that other modules read. */
export { addressesTable } from './addresses.tables';
