import { personSchema } from '@market/domain/accounts/account';
import { pageOf } from '@market/domain/paging';
import {
  storeApplicationDetailSchema,
  storeApplicationQuerySchema,
  storeApplicationSchema,
  storeDecisionSchema,
} from '@market/domain/stores/store';
import { endpoint } from '../../endpoint';
import { storeApprovers } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...storeApprovers,
  name: 'storeApprovals.list',
  method: 'GET',
  path: '/storeapproval/admin/get-stores',
  query: storeApplicationQuerySchema,
  data: pageOf(storeApplicationSchema),
  failure: texts.stores,
});

export const approved = endpoint({
  ...storeApprovers,
  name: 'storeApprovals.approved',
  method: 'GET',
  path: '/storeapproval/admin/get-approved-stores',
  query: storeApplicationQuerySchema,
  data: pageOf(storeApplicationSchema),
  failure: texts.stores,
});

export const byId = endpoint({
  ...storeApprovers,
  name: 'storeApprovals.byId',
  method: 'GET',
  path: '/storeapproval/admin/get-one-store/:id',
  data: storeApplicationDetailSchema,
  failure: texts.merchant,
});

/**
 * Gives the first or second approval, which must come from different people, or rejects the store
 * with a reason. Admins can only give the first approval.
 */
export const decide = endpoint({
  ...storeApprovers,
  name: 'storeApprovals.decide',
  method: 'PATCH',
  path: '/storeapproval/admin/approve-store/:id',
  body: storeDecisionSchema,
  data: storeApplicationDetailSchema,
  failure: texts.wentWrong,
});

export const approvers = endpoint({
  ...storeApprovers,
  name: 'storeApprovals.approvers',
  method: 'GET',
  path: '/storeapproval/admin/get-hubstore-approvers',
  data: wholeList(personSchema),
  failure: texts.user,
});
