import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { RefundsService } from './refunds';

export const refundsRoutes = ({
  refunds,
}: {
  refunds: RefundsService;
}): Handlers<typeof contract.refunds> => ({
  list: ({ query }) => refunds.list(query),
  retry: ({ params }) => refunds.retry(params.id),
});
