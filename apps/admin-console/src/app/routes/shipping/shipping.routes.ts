import type { RouteObject } from 'react-router-dom';
import { platformShipping } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

const loader = queriesLoader(async () => [
  (await import('../../../features/shipping/shipping.queries')).tariffQuery,
]);
const middleware = [requireAccess(platformShipping)];

export const routes: RouteObject[] = [
  {
    path: paths.shipping.prices.pattern,
    handle: { title: 'Shipping prices' },
    middleware,
    lazy: { loader, Component: async () => (await import('./prices.page')).PricesPage },
  },
  {
    path: paths.shipping.zones.pattern,
    handle: { title: 'Shipping zones' },
    middleware,
    lazy: { loader, Component: async () => (await import('./zones.page')).ZonesPage },
  },
  {
    path: paths.shipping.vehicles.pattern,
    handle: { title: 'Vehicles' },
    middleware,
    lazy: { loader, Component: async () => (await import('./vehicles.page')).VehiclesPage },
  },
  {
    path: paths.shipping.discounts.pattern,
    handle: { title: 'Shipping discounts' },
    middleware,
    lazy: {
      loader: queriesLoader(async () => {
        const { tariffQuery, discountListQuery } =
          await import('../../../features/shipping/shipping.queries');
        return [tariffQuery, discountListQuery];
      }),
      Component: async () => (await import('./discounts.page')).DiscountsPage,
    },
  },
  {
    path: paths.shipping.calculator.pattern,
    handle: { title: 'Shipping calculator' },
    middleware,
    lazy: { loader, Component: async () => (await import('./calculator.page')).CalculatorPage },
  },
];
