export { subscriptionsRoutes } from './subscriptions.routes';
export { RENEW_SUBSCRIPTION, subscriptionsService } from './subscriptions.service';
