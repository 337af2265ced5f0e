import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { ReturnsService } from './returns.service';

export const returnsRoutes = ({ returns }: { returns: ReturnsService }): Routes =>
  endpoints(contract.returns, {
    returnOrder: ({ principal, params, body }) =>
      returns.create(principal, params.id, 'refund', body),
    replaceOrder: ({ principal, params, body }) =>
      returns.create(principal, params.id, 'replace', body),
    create: ({ principal, body: { orderId, type, ...input } }) =>
      returns.create(principal, orderId, type, input),
    list: ({ principal, query }) => returns.list(principal, query),
    byId: ({ principal, params }) => returns.byId(principal, params.id),
    updateStatus: ({ principal, params, body }) => returns.update(principal, params.id, body),
    returnToStore: ({ principal, params, body }) =>
      returns.returnToStore(principal, params.id, body),
    decideRefund: ({ principal, params, body }) => returns.decideRefund(principal, params.id, body),
    decideChargeback: ({ principal, params, body }) =>
      returns.decideChargeback(principal, params.id, body),
  });
