/** The tables that other modules read. */
export { orderActivitiesTable, orderItemsTable, ordersTable } from './orders.tables';
