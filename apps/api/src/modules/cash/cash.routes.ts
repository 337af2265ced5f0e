import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { CashService } from './cash.service';

export const cashRoutes = ({ cash }: { cash: CashService }): Routes =>
  endpoints(contract.cash, {
    holders: ({ query }) => cash.holders(query),
    remittances: ({ query }) => cash.remittances(query),
    record: ({ principal, body }) => cash.record(principal, body),
    decide: ({ principal, params, body }) => cash.decide(principal, params.id, body),
  });
