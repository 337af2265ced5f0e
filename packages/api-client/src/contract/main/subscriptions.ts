import { downloadLinkSchema } from '@market/domain/files';
import {
  incomeFilterSchema,
  incomeQuerySchema,
  storeSubscriptionSchema,
  subscriptionIncomeSchema,
} from '@market/domain/subscriptions/income';
import {
  planChangeSchema,
  planSchema,
  subscriptionSchema,
} from '@market/domain/subscriptions/subscription';
import { endpoint } from '../../endpoint';
import { merchantPayouts, platformReports, storeOwner } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

const failure = 'Could not get subscriptions. Try again later.';

export const plans = endpoint({
  name: 'subscriptions.plans',
  method: 'GET',
  path: '/subscriptions/all',
  access: ['merchant', 'staff'],
  data: wholeList(planSchema),
  failure,
});

export const mine = endpoint({
  name: 'subscriptions.mine',
  method: 'GET',
  path: '/subscriptions/merchant/get-subscription',
  ...merchantPayouts,
  data: subscriptionSchema,
  failure,
});

/**
 * Changes the plan. A more expensive plan starts at once and is paid from the store's balance. A
 * cheaper one starts when the paid period ends.
 */
export const change = endpoint({
  name: 'subscriptions.change',
  method: 'POST',
  path: '/subscriptions/create-merchant-tracker',
  ...storeOwner,
  body: planChangeSchema,
  data: subscriptionSchema,
  failure: texts.updateFailed,
  success: 'Subscription updated',
});

/** Not in the spec: what stores paid for their plans. */
export const income = endpoint({
  name: 'subscriptions.income',
  method: 'GET',
  path: '/subscriptions/admin/income',
  ...platformReports,
  query: incomeQuerySchema,
  data: subscriptionIncomeSchema,
  failure,
});

/** Not in the spec: a URL to download all charges of the filtered list as CSV. */
export const incomeExportLink = endpoint({
  name: 'subscriptions.incomeExportLink',
  method: 'GET',
  path: '/subscriptions/admin/income/export',
  ...platformReports,
  query: incomeFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the subscription income. Try again later.',
});

/** Not in the spec: a store's subscription with its latest charges. */
export const ofStore = endpoint({
  name: 'subscriptions.ofStore',
  method: 'GET',
  path: '/subscriptions/admin/stores/:id',
  ...platformReports,
  data: storeSubscriptionSchema,
  failure,
});
