import type { RouteObject } from 'react-router-dom';
import { platformShipping } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

const loader = queriesLoader(async () => [
  (await import('../../../features/shipping/shipping.queries')).tariffQuery,
]);
const ErrorBoundary = async () => (await import('./shipping-layout')).ShippingError;

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(platformShipping)],
    children: [
      {
        path: paths.shipping.prices.pattern,
        handle: { title: 'Shipping prices' },
        lazy: {
          loader,
          Component: async () => (await import('./prices.page')).PricesPage,
          ErrorBoundary,
        },
      },
      {
        path: paths.shipping.zones.pattern,
        handle: { title: 'Shipping zones' },
        lazy: {
          loader,
          Component: async () => (await import('./zones.page')).ZonesPage,
          ErrorBoundary,
        },
      },
      {
        path: paths.shipping.vehicles.pattern,
        handle: { title: 'Vehicles' },
        lazy: {
          loader,
          Component: async () => (await import('./vehicles.page')).VehiclesPage,
          ErrorBoundary,
        },
      },
      {
        path: paths.shipping.discounts.pattern,
        handle: { title: 'Shipping discounts' },
        lazy: {
          loader: queriesLoader(async () => {
            const { tariffQuery, discountListQuery } =
              await import('../../../features/shipping/shipping.queries');
            return [tariffQuery, discountListQuery];
          }),
          Component: async () => (await import('./discounts.page')).DiscountsPage,
          ErrorBoundary,
        },
      },
      {
        path: paths.shipping.calculator.pattern,
        handle: { title: 'Shipping calculator' },
        lazy: {
          loader,
          Component: async () => (await import('./calculator.page')).CalculatorPage,
          ErrorBoundary,
        },
      },
    ],
  },
];
