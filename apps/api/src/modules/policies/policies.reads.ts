/** The tables that other modules read. */
export { policiesTable } from './policies.tables';
