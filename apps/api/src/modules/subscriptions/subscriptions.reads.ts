/** The tables that other modules read. */
export { plansTable, subscriptionsTable } from './subscriptions.tables';
