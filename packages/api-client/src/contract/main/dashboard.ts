import {
  dashboardQuery,
  merchantDashboardSchema,
} from '@market/domain/dashboard/merchant-dashboard';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** Ours: what the own store has to do, what it is owed, how it sells. */
export const merchant = endpoint({
  name: 'dashboard.merchant',
  method: 'GET',
  path: '/dashboard/merchant',
  access: ['merchant', 'staff'],
  query: dashboardQuery,
  data: merchantDashboardSchema,
  failure: texts.wentWrong,
});
