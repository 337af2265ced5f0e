import { pageOf } from '@market/domain/paging';
import { policyInputSchema, policySchema } from '@market/domain/policies/policy';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantPolicies } from '../access';
import { texts } from '../texts';

const failure = 'Could not get policies. Try again later.';
/** Policies of a live store, for shoppers. */
export const ofStore = endpoint({
  name: 'policies.ofStore',
  method: 'GET',
  path: '/merchantPolicy/getstore-policy/:id',
  access: 'public',
  data: pageOf(policySchema),
  failure,
});

/** Policies of the caller's own store, whether it is live or not. */
export const list = endpoint({
  ...merchantPolicies,
  name: 'policies.list',
  method: 'GET',
  path: '/merchantPolicy/get-store/:id',
  data: pageOf(policySchema),
  failure,
});

export const add = endpoint({
  ...merchantPolicies,
  name: 'policies.add',
  method: 'POST',
  path: '/merchantpolicy/add-policy',
  body: policyInputSchema,
  data: policySchema,
  failure: texts.wentWrong,
  success: 'Policy added',
});

export const update = endpoint({
  ...merchantPolicies,
  name: 'policies.update',
  method: 'PATCH',
  path: '/merchantpolicy/update-policy/:id',
  body: policyInputSchema,
  data: policySchema,
  failure: texts.updateFailed,
  success: 'Policy updated',
});

/** Not in the spec, which has no endpoint to delete a policy. */
export const remove = endpoint({
  ...merchantPolicies,
  name: 'policies.remove',
  method: 'DELETE',
  path: '/merchantpolicy/delete-policy/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Policy removed',
});
