import * as contract from '@market/api-client/contract';
import type { CheckoutInput, Quote } from '@market/domain/checkout/checkout';
import { endpoints, type Routes } from '../../http/mount';
import { customerOf, ownStore } from '../../platform/scope';
import type { CouponsService } from './coupons.service';

interface Deps {
  readonly coupons: CouponsService;
  /** Prices a cart with a coupon. */
  readonly checkout: {
    simulate(userId: string | undefined, input: CheckoutInput): Promise<Quote>;
  };
}

export const couponsRoutes = ({ coupons, checkout }: Deps): Routes =>
  endpoints(contract.coupons, {
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
