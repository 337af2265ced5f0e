export { paymentEventLog, RETRY_PAYMENT_EVENT } from './payment-event-log';
export { paymentEventsRoutes, serveWebhooks } from './payment-events.routes';
export { paymentEventsService, type PaymentEventsService } from './payment-events.service';
export { recordingProvider } from './recording-provider';
