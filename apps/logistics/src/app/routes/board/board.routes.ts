import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { deliveryBoard } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { servicesContext } from '@market/web-kit/services';
import { paths } from '../../paths';

/** Not awaited: the page shows a skeleton while the board loads. */
async function boardLoader({ context }: LoaderFunctionArgs) {
  const { boardQuery } = await import('../../../features/board/board.queries');
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(boardQuery(api)).catch(noop);
  return null;
}

export const boardRoutes: RouteObject[] = [
  {
    path: paths.board.pattern,
    middleware: [requireAccess(deliveryBoard)],
    handle: { title: 'Delivery board' },
    // The filters apply to the loaded orders, without a request.
    shouldRevalidate: () => false,
    lazy: {
      loader: async () => boardLoader,
      Component: async () => (await import('./board.page')).BoardPage,
    },
  },
  {
    path: paths.routeSheet.pattern,
    middleware: [requireAccess(deliveryBoard)],
    handle: { title: 'Route sheet', parent: { label: 'Delivery board', to: paths.board.href() } },
    lazy: { Component: async () => (await import('./route-sheet.page')).RouteSheetPage },
  },
];
