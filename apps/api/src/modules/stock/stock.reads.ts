/** The tables that other modules read. */
export { stockTable } from './stock.tables';
