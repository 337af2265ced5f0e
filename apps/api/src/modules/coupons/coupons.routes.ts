import type * as contract from '@market/api-client/contract';
import type { Services } from '../../compose';
import type { Handlers } from '../../http/mount';
import { ownStore } from '../../http/scope';

export const couponsRoutes = ({ coupons }: Pick<Services, 'coupons'>): Handlers<typeof contract.coupons> => ({
  list: ({ principal, query }) => coupons.list(ownStore(principal), query),
  create: ({ principal, body }) => coupons.create(ownStore(principal), body),
  byId: ({ principal, params }) => coupons.byId(ownStore(principal), params.id),
  update: ({ principal, params, body }) => coupons.update(ownStore(principal), params.id, body),
  apply: async ({ principal, body }) => {
    const quote = await coupons.apply(principal?.userId, body);
    return { quote, applied: quote.appliedCoupons };
  },
  forCustomers: ({ body }) => coupons.forCustomers(body.productIds),
});
