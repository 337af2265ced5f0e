import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { DisputesService } from './disputes.service';

export const disputesRoutes = ({
  disputes,
}: {
  disputes: DisputesService;
}): Handlers<typeof contract.disputes> => ({
  list: ({ query }) => disputes.list(query),
  byId: ({ params }) => disputes.byId(params.id),
  answer: ({ principal, params, body }) => disputes.answer(principal, params.id, body),
});
