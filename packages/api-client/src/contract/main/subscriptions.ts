import * as z from 'zod/mini';
import {
  planChangeSchema,
  planSchema,
  subscriptionSchema,
} from '@market/domain/subscriptions/subscription';
import { endpoint } from '../../kernel';
import { merchantPayouts, storeOwner } from '../access';
import { texts } from '../texts';

const failure = 'Could not get subscriptions. Try again later.';

export const plans = endpoint({
  name: 'subscriptions.plans',
  method: 'GET',
  path: '/subscriptions/all',
  access: ['merchant', 'staff'],
  data: z.array(planSchema),
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

/** Another plan: a dearer one at once, paid out of what the store is owed; a cheaper one when what is paid is over. */
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
