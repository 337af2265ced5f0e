import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { CouponsService } from './coupons.service';

export const couponsRoutes = ({ coupons }: { coupons: CouponsService }): Routes =>
  endpoints(contract.coupons, {
    list: ({ principal, query }) => coupons.list(requireStore(principal), query),
    create: ({ principal, body }) => coupons.create(requireStore(principal), body),
    byId: ({ principal, params }) => coupons.byId(requireStore(principal), params.id),
    update: ({ principal, params, body }) =>
      coupons.update(requireStore(principal), params.id, body),
    productOptions: ({ principal, query }) =>
      coupons.productOptions(requireStore(principal), query),
    forCustomers: ({ body }) => coupons.forCustomers(body.productIds),
  });
