import { pageOf } from '@market/domain/paging';
import {
  grantableResourceSchema,
  newStaffSchema,
  staffChangeSchema,
  staffListQuerySchema,
  staffMemberSchema,
  staffRoleSchema,
} from '@market/domain/staff/staff';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { staffAccounts } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/**
 * Store by store: the owner, then the staff by name. `storeId` limits a super admin's list to one
 * store.
 */
export const list = endpoint({
  ...staffAccounts,
  name: 'staff.list',
  method: 'GET',
  path: '/storestaff/getall-staff',
  query: staffListQuerySchema,
  data: pageOf(staffMemberSchema),
  failure: 'Could not get staff. Try again later.',
});

/** Emails a link to choose a password. Users can only grant permissions that they have. */
export const create = endpoint({
  name: 'staff.create',
  method: 'POST',
  path: '/storestaff/create-staff',
  access: ['merchant', 'staff'],
  resource: 'staff',
  body: newStaffSchema,
  data: staffMemberSchema,
  failure: texts.wentWrong,
  success: 'Store staff successfully created',
});

export const byId = endpoint({
  ...staffAccounts,
  name: 'staff.byId',
  method: 'GET',
  path: '/storestaff/:id',
  data: staffMemberSchema,
  failure: 'Could not get staff. Try again later.',
});

/** Changes a staff member's details or permissions, with effect from their next request. */
export const update = endpoint({
  ...staffAccounts,
  name: 'staff.update',
  method: 'PATCH',
  path: '/storestaff/:id',
  body: staffChangeSchema,
  data: staffMemberSchema,
  failure: texts.wentWrong,
  success: 'Store staff updated',
});

/** Removes a staff member and ends their sessions. 409 for the owner and for the caller. */
export const remove = endpoint({
  ...staffAccounts,
  name: 'staff.remove',
  method: 'DELETE',
  path: '/storestaff/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Store staff removed',
});

/** Not in the spec: resends the invitation to a staff member who has not chosen a password yet. */
export const invite = endpoint({
  ...staffAccounts,
  name: 'staff.invite',
  method: 'POST',
  path: '/storestaff/:id/invitation',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Invitation sent again',
});

/** Permissions for store staff with their descriptions. */
export const resources = endpoint({
  ...staffAccounts,
  name: 'staff.resources',
  method: 'GET',
  path: '/resources/get-all-resource',
  data: wholeList(grantableResourceSchema),
  failure: texts.wentWrong,
});

/** Predefined sets of permissions. */
export const roles = endpoint({
  ...staffAccounts,
  name: 'staff.roles',
  method: 'GET',
  path: '/roles/getallroles',
  data: wholeList(staffRoleSchema),
  failure: texts.wentWrong,
});
