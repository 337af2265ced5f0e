export { plansTable, subscriptionPaymentsTable, subscriptionsTable } from './subscriptions.tables';
