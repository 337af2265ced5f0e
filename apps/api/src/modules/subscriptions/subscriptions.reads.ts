export { plansTable, subscriptionsTable } from './subscriptions.tables';
