import * as z from 'zod/mini';
import { couponSorts, couponStateSchema, discountTypeSchema } from '@market/domain/coupons/coupon';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/coupons?state=active&sort=ending&page=2`. */
export const couponSearchSchema = z.object({
  ...listSearchFields,
  state: z.catch(z.optional(couponStateSchema), undefined),
  discountType: z.catch(z.optional(discountTypeSchema), undefined),
  sort: z.catch(z.enum(couponSorts), 'newest'),
});
export type CouponSearch = z.output<typeof couponSearchSchema>;

export const isFiltered = ({ search, state, discountType }: CouponSearch): boolean =>
  Boolean(search ?? state ?? discountType);
