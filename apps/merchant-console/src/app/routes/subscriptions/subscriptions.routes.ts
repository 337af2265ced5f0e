import type { RouteObject } from 'react-router-dom';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const subscriptionsRoutes: RouteObject[] = [
  {
    path: paths.subscription.pattern,
    handle: { title: 'Subscription' },
    middleware: [requireAccess(subscriptions.mine)],
    lazy: {
      Component: async () => (await import('./subscription.page')).SubscriptionPage,
      loader: async () => (await import('./subscription.loader')).subscriptionLoader,
    },
  },
];
