import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { ownStore } from '../../platform/scope';
import type { CouponsService } from './coupons.service';

export const couponsRoutes = ({ coupons }: { coupons: CouponsService }): Routes =>
  endpoints(contract.coupons, {
    list: ({ principal, query }) => coupons.list(ownStore(principal), query),
    create: ({ principal, body }) => coupons.create(ownStore(principal), body),
    byId: ({ principal, params }) => coupons.byId(ownStore(principal), params.id),
    update: ({ principal, params, body }) => coupons.update(ownStore(principal), params.id, body),
    productOptions: ({ principal, query }) => coupons.productOptions(ownStore(principal), query),
    forCustomers: ({ body }) => coupons.forCustomers(body.productIds),
  });
