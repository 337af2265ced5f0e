import {
  dashboardQuery,
  merchantDashboardSchema,
} from '@market/domain/dashboard/merchant-dashboard';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** Not in the spec: tasks, balances and sales of one's own store. */
export const merchant = endpoint({
  name: 'dashboard.merchant',
  method: 'GET',
  path: '/dashboard/merchant',
  access: ['merchant', 'staff'],
  query: dashboardQuery,
  data: merchantDashboardSchema,
  failure: texts.wentWrong,
});
