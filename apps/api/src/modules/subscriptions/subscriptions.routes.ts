import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { SubscriptionsService } from './subscriptions.service';

export const subscriptionsRoutes = ({
  subscriptions,
}: {
  subscriptions: SubscriptionsService;
}): Handlers<typeof contract.subscriptions> => ({
  plans: () => subscriptions.plans(),
  mine: ({ principal }) => subscriptions.mine(principal),
  change: ({ principal, body }) => subscriptions.change(principal, body),
});
