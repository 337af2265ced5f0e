export { paymentEventsTable } from './payment-events.tables';
