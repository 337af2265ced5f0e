import {
  planChangeSchema,
  planSchema,
  subscriptionSchema,
} from '@market/domain/subscriptions/subscription';
import { endpoint } from '../../kernel';
import { merchantPayouts, storeOwner } from '../access';
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
