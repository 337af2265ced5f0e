import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import {
  productOptionQuerySchema,
  productOptionSchema,
} from '@market/domain/catalogue/merchant-products';
import {
  couponChangeSchema,
  couponDetailSchema,
  couponInputSchema,
  couponListQuerySchema,
  couponSchema,
  customerCouponSchema,
} from '@market/domain/coupons/coupon';
import { pageOf } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { merchantCoupons } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...merchantCoupons,
  name: 'coupons.list',
  method: 'GET',
  path: '/coupon/getallcoupons',
  query: couponListQuerySchema,
  data: pageOf(couponSchema),
  failure: 'Could not get coupons. Try again later.',
});

export const create = endpoint({
  ...merchantCoupons,
  name: 'coupons.create',
  method: 'POST',
  path: '/coupon/create-coupon',
  body: couponInputSchema,
  data: couponSchema,
  failure: texts.wentWrong,
  success: 'Coupon created',
});

export const byId = endpoint({
  ...merchantCoupons,
  name: 'coupons.byId',
  method: 'GET',
  path: '/coupon/getonecoupon/:id',
  data: couponDetailSchema,
  failure: 'Could not get coupon. Try again later.',
});

export const update = endpoint({
  ...merchantCoupons,
  name: 'coupons.update',
  method: 'PATCH',
  path: '/coupon/updatecoupon/:id',
  body: couponChangeSchema,
  data: couponSchema,
  failure: texts.updateFailed,
  success: 'Coupon updated',
});

/**
 * Not in the spec: product options for the coupon form, for staff without access to the catalogue.
 */
export const productOptions = endpoint({
  ...merchantCoupons,
  name: 'coupons.productOptions',
  method: 'GET',
  path: '/coupon/product-options',
  query: productOptionQuerySchema,
  data: wholeList(productOptionSchema),
  failure: texts.products,
});

/** Coupons that may apply to the products in a cart. */
export const forCustomers = endpoint({
  name: 'coupons.forCustomers',
  method: 'POST',
  path: '/coupon/getallcoupons/customers',
  access: 'public',
  body: z.object({ productIds: z.array(recordIdSchema).check(z.maxLength(100)) }),
  data: wholeList(customerCouponSchema),
  failure: 'Could not get coupons. Try again later.',
});
