import {
  paymentCategoryInputSchema,
  paymentCategorySchema,
} from '@market/domain/stores/payment-category';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformPayouts } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Not in the spec: the payment categories with their rates, the default first. */
export const list = endpoint({
  name: 'paymentCategories.list',
  method: 'GET',
  path: '/payment-categories',
  access: ['admin', 'super_admin', 'approver'],
  data: wholeList(paymentCategorySchema),
  failure: 'Could not get payment categories. Try again later.',
});

/** Not in the spec. 422 on `name` when another category has it. */
export const create = endpoint({
  ...platformPayouts,
  name: 'paymentCategories.create',
  method: 'POST',
  path: '/payment-categories',
  body: paymentCategoryInputSchema,
  data: paymentCategorySchema,
  failure: texts.wentWrong,
  success: 'Payment category added',
});

/**
 * Not in the spec: changes the name and the rate. Orders that were placed earlier keep their rate.
 */
export const update = endpoint({
  ...platformPayouts,
  name: 'paymentCategories.update',
  method: 'PATCH',
  path: '/payment-categories/:id',
  body: paymentCategoryInputSchema,
  data: paymentCategorySchema,
  failure: texts.paymentCategory,
  success: 'Payment category changed',
});

/**
 * Not in the spec: deletes a category without stores. 409 for the default category and for one in
 * use.
 */
export const remove = endpoint({
  ...platformPayouts,
  name: 'paymentCategories.remove',
  method: 'DELETE',
  path: '/payment-categories/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Payment category deleted',
});
