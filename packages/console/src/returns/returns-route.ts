import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { orderReturns } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';

interface ReturnsRouteOptions {
  list: { pattern: string; href: () => string };
  detail: { pattern: string };
  listPage: () => Promise<ComponentType>;
  detailPage: () => Promise<ComponentType>;
}

export const returnsRoute = ({
  list,
  detail,
  listPage,
  detailPage,
}: ReturnsRouteOptions): RouteObject => ({
  path: list.pattern,
  handle: { title: 'Returns' },
  middleware: [requireAccess(orderReturns)],
  lazy: {
    Component: listPage,
    loader: urlListLoader(async () => (await import('./returns.queries')).returnList),
  },
  children: [
    {
      path: detail.pattern,
      lazy: {
        Component: detailPage,
        ErrorBoundary: async () =>
          (await import('../shell/drawer-error')).createDrawerError({
            title: 'Return',
            listHref: list.href(),
          }),
        loader: detailLoader(async () => (await import('./returns.queries')).returnQuery, {
          title: ({ returnName }) => `Return ${returnName}`,
        }),
      },
    },
  ],
});
