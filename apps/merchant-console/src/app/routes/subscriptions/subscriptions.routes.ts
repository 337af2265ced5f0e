import type { RouteObject } from 'react-router-dom';
import { merchantPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.subscription.pattern,
    handle: { title: 'Subscription' },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      Component: async () => (await import('./subscription.page')).SubscriptionPage,
      loader: queriesLoader(async () => {
        const { plansQuery, subscriptionQuery } =
          await import('../../../features/subscriptions/subscriptions.queries');
        return [plansQuery, subscriptionQuery];
      }),
    },
  },
];
