import type { RouteObject } from 'react-router-dom';
import { merchantStore } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.reviews.pattern,
    handle: { title: 'Reviews' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./review-list.page')).ReviewListPage,
      loader: urlListLoader(
        async () => (await import('../../../features/reviews/reviews.queries')).reviewList,
      ),
    },
  },
];
