import type { Queries } from '@market/api-client/queries';
import * as coupons from '@market/api-client/contract/main/coupons';

/** `quiet`: the form shows the error. */
export const couponCreation = (api: Queries) => api.mutation(coupons.create, { quiet: true });

export const couponChange = (api: Queries) => api.mutation(coupons.update, { quiet: true });

export const couponPause = (api: Queries) =>
  api.mutation(coupons.update, { success: 'Coupon paused' });

export const couponResumption = (api: Queries) =>
  api.mutation(coupons.update, { success: 'Coupon resumed' });
