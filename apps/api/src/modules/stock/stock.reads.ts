export { stockTable } from './stock.tables';
