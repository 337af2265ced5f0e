import type * as contract from '@market/api-client/contract';
import type { Services } from '../../compose';
import type { Handlers } from '../../http/mount';
import { customerOf, ownStore } from '../../http/scope';

export const couponsRoutes = ({
  coupons,
  checkout,
}: Pick<Services, 'coupons' | 'checkout'>): Handlers<typeof contract.coupons> => ({
  list: ({ principal, query }) => coupons.list(ownStore(principal), query),
  create: ({ principal, body }) => coupons.create(ownStore(principal), body),
  byId: ({ principal, params }) => coupons.byId(ownStore(principal), params.id),
  update: ({ principal, params, body }) => coupons.update(ownStore(principal), params.id, body),
  productOptions: ({ principal, query }) => coupons.productOptions(ownStore(principal), query),
  apply: async ({ principal, body }) => {
    const quote = await checkout.simulate(customerOf(principal), {
      items: body.items,
      couponCode: body.code,
    });
    return { quote, applied: quote.appliedCoupons };
  },
  forCustomers: ({ body }) => coupons.forCustomers(body.productIds),
});
