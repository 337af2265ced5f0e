/** The tables that other modules read. */
export { followsTable } from './follows.tables';
