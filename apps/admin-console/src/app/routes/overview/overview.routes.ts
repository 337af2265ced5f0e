import type { RouteObject } from 'react-router-dom';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.overview.pattern,
    handle: { title: 'Inbox' },
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/inbox/inbox.queries')).inboxList,
      ),
      Component: async () => (await import('./overview.page')).OverviewPage,
    },
  },
];
