import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.paymentCategories.pattern,
    handle: { title: 'Payment categories' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () => (await import('./payment-categories.loaders')).paymentCategoryListLoader,
      Component: async () => (await import('./payment-category-list.page')).PaymentCategoryListPage,
    },
  },
];
