export { orderReturnsTable, returnItemsTable } from './returns.tables';
