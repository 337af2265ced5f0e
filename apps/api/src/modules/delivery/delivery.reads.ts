/** The tables that other modules read. */
export { partnersTable } from './delivery.tables';
