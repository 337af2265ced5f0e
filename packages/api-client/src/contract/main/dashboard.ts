import {
  dashboardQuerySchema,
  merchantDashboardSchema,
} from '@market/domain/dashboard/merchant-dashboard';
import { storeSalesSchema } from '@market/domain/dashboard/store-sales';
import { endpoint } from '../../endpoint';
import { platformStores } from '../access';
import { texts } from '../texts';

/** Not in the spec: tasks, balances and sales of the caller's own store. */
export const merchant = endpoint({
  name: 'dashboard.merchant',
  method: 'GET',
  path: '/dashboard/merchant',
  access: ['merchant', 'staff'],
  query: dashboardQuerySchema,
  data: merchantDashboardSchema,
  failure: texts.wentWrong,
});

/** Not in the spec: the sales and the balance of the store with this id. */
export const storeSales = endpoint({
  ...platformStores,
  name: 'dashboard.storeSales',
  method: 'GET',
  path: '/dashboard/admin/store-sales/:id',
  data: storeSalesSchema,
  failure: texts.merchant,
});
