import type { RouteObject } from 'react-router-dom';
import { deliveryPartners } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { importAfterPaint } from '../../../shared/paint-press';
import { paths } from '../../paths';
import { requireOnboarded } from '../onboarding/require-onboarded';

export const deliveriesRoutes: RouteObject[] = [
  {
    middleware: [requireAccess(deliveryPartners), requireOnboarded],
    children: [
      {
        path: paths.offers.pattern,
        handle: { title: 'New offers' },
        lazy: {
          loader: async () => (await import('./deliveries.loaders')).offersLoader,
          Component: async () => (await importAfterPaint(() => import('./offers.page'))).OffersPage,
        },
      },
      {
        path: paths.active.pattern,
        handle: { title: 'Active orders' },
        lazy: {
          loader: async () => (await import('./deliveries.loaders')).activeLoader,
          Component: async () => (await importAfterPaint(() => import('./active.page'))).ActivePage,
        },
      },
      {
        path: paths.waiting.pattern,
        handle: { title: 'Waiting to send' },
        lazy: { Component: async () => (await import('./queued-steps.page')).QueuedStepsPage },
      },
      {
        path: paths.history.pattern,
        handle: { title: 'History' },
        lazy: {
          loader: async () => (await import('./deliveries.loaders')).historyLoader,
          Component: async () =>
            (await importAfterPaint(() => import('./history.page'))).HistoryPage,
        },
      },
    ],
  },
];
