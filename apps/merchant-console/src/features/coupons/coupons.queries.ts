import type { Data } from '@market/api-client/endpoint';
import type { Queries } from '@market/api-client/queries';
import * as coupons from '@market/api-client/contract/main/coupons';
import {
  type Coupon,
  couponSorts,
  couponStateSchema,
  discountTypeSchema,
} from '@market/domain/coupons/coupon';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const couponSearchSchema = z.object({
  ...listSearchFields,
  state: z.catch(z.optional(couponStateSchema), undefined),
  discountType: z.catch(z.optional(discountTypeSchema), undefined),
  sort: z.catch(z.enum(couponSorts), 'newest'),
});
export type CouponSearch = z.output<typeof couponSearchSchema>;

export const isFiltered = ({ search, state, discountType }: CouponSearch): boolean =>
  Boolean(search ?? state ?? discountType);

export const couponList = urlList(couponSearchSchema, (api, { page, size, ...filters }) =>
  api.query(coupons.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const couponQuery = (api: Queries, id: string) => ({
  ...api.query(coupons.byId, { params: { id } }),
  select: unwrapCoupon,
});

/** The response has one list for each type. Only the list of the coupon's type has an item. */
function unwrapCoupon({
  percentageCoupons,
  fixedCoupons,
  buyXGetYCoupons,
}: Data<typeof coupons.byId>): Coupon {
  const [coupon] = [...percentageCoupons, ...fixedCoupons, ...buyXGetYCoupons];
  if (!coupon) throw new Response('No such coupon', { status: 404 });
  return coupon;
}

export const createCoupon = (api: Queries) => api.mutation(coupons.create, { quiet: true });

export const updateCoupon = (api: Queries) => api.mutation(coupons.update, { quiet: true });

export const pauseCoupon = (api: Queries) =>
  api.mutation(coupons.update, { success: 'Coupon paused' });

export const resumeCoupon = (api: Queries) =>
  api.mutation(coupons.update, { success: 'Coupon resumed' });
