import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { DisputesService } from './disputes.service';

export const disputesRoutes = ({ disputes }: { disputes: DisputesService }): Routes =>
  endpoints(contract.disputes, {
    list: ({ query }) => disputes.list(query),
    byId: ({ params }) => disputes.byId(params.id),
    answer: ({ principal, params, body }) => disputes.answer(principal, params.id, body),
  });
