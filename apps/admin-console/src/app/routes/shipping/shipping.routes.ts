import type { RouteObject } from 'react-router-dom';
import { platformShipping } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const shippingRoutes: RouteObject[] = [
  {
    path: paths.shippingCalculator.pattern,
    handle: { title: 'Shipping calculator' },
    middleware: [requireAccess(platformShipping)],
    lazy: {
      loader: async () => (await import('./shipping.loaders')).calculatorLoader,
      Component: async () => (await import('./calculator.page')).CalculatorPage,
    },
  },
];
