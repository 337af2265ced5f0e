import { shippingDiscountSchema } from '@market/domain/shipping/shipping-discount';
import { shippingDiscountInputSchema } from '@market/domain/shipping/shipping-discount-input';
import { endpoint } from '../../endpoint';
import { platformShipping } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** All shipping discounts, latest first. */
export const list = endpoint({
  ...platformShipping,
  name: 'shippingDiscounts.list',
  base: 'shipping',
  method: 'GET',
  path: '/discount',
  data: wholeList(shippingDiscountSchema),
  failure: texts.wentWrong,
});

export const byId = endpoint({
  ...platformShipping,
  name: 'shippingDiscounts.byId',
  base: 'shipping',
  method: 'GET',
  path: '/discount/:id',
  data: shippingDiscountSchema,
  failure: texts.wentWrong,
});

/** 422 for an unknown zone or vehicle. */
export const create = endpoint({
  ...platformShipping,
  name: 'shippingDiscounts.create',
  base: 'shipping',
  method: 'POST',
  path: '/discount',
  body: shippingDiscountInputSchema,
  data: shippingDiscountSchema,
  failure: texts.wentWrong,
  success: 'Discount created',
});

/** Replaces all fields. Later quotes use them; open payments and placed orders keep their fee. */
export const update = endpoint({
  ...platformShipping,
  name: 'shippingDiscounts.update',
  base: 'shipping',
  method: 'PATCH',
  path: '/discount/:id',
  body: shippingDiscountInputSchema,
  data: shippingDiscountSchema,
  failure: texts.wentWrong,
  success: 'Discount saved',
});
