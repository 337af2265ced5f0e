/** The tables that other modules read. */
export { hubApplicationsTable, hubsTable } from './hubs.tables';
