import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { SubscriptionsService } from './subscriptions.service';

export const subscriptionsRoutes = ({
  subscriptions,
}: {
  subscriptions: SubscriptionsService;
}): Routes =>
  endpoints(contract.subscriptions, {
    plans: () => subscriptions.plans(),
    mine: ({ principal }) => subscriptions.mine(principal),
    change: ({ principal, body }) => subscriptions.change(principal, body),
  });
