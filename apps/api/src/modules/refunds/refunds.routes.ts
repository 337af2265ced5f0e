import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { RefundsService } from './refunds.service';

export const refundsRoutes = ({ refunds }: { refunds: RefundsService }): Routes =>
  endpoints(contract.refunds, {
    list: ({ query }) => refunds.list(query),
    retry: ({ principal, params }) => refunds.retry(principal, params.id),
  });
