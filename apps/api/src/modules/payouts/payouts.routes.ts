import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { PayoutsService } from './payouts.service';

export const payoutsRoutes = ({ payouts }: { payouts: PayoutsService }): Routes =>
  endpoints(contract.payouts, {
    mine: ({ principal, query }) => payouts.mine(principal, query),
    list: ({ query }) => payouts.list(query),
    orders: ({ principal, params, query }) => payouts.orders(principal, params.id, query),
    act: ({ principal, body }) => payouts.act(principal, body),
    stats: () => payouts.stats(),
  });
