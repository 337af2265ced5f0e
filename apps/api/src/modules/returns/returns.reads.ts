/** The tables that other modules read. */
export { orderReturnsTable } from './returns.tables';
