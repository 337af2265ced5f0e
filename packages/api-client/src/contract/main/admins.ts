import {
  adminChangeSchema,
  adminDeactivationSchema,
  adminIdSchema,
  adminPageSchema,
  adminQuerySchema,
  adminSchema,
  approverChangeSchema,
  newAdminSchema,
  newApproverSchema,
  peopleCountsSchema,
} from '@market/domain/accounts/admin';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { superAdmins } from '../access';
import { texts } from '../texts';

/** All platform staff, sorted by name. */
export const list = endpoint({
  ...superAdmins,
  name: 'admins.list',
  method: 'GET',
  path: '/auth/admin/all-admins',
  query: adminQuerySchema,
  data: adminPageSchema,
  failure: 'Could not get admins. Try again later.',
});

/** Not in the spec: how many people each tab of the people page lists. */
export const counts = endpoint({
  ...superAdmins,
  name: 'admins.counts',
  method: 'GET',
  path: '/auth/admin/counts',
  data: peopleCountsSchema,
  failure: texts.wentWrong,
});

/** Not in the spec. */
export const byId = endpoint({
  ...superAdmins,
  name: 'admins.byId',
  method: 'GET',
  path: '/auth/admin/:id',
  data: adminSchema,
  failure: 'Could not get this admin. Try again later.',
});

/** Emails a link to choose a password. 422 on `email` when the address already has an account. */
export const create = endpoint({
  ...superAdmins,
  name: 'admins.create',
  method: 'POST',
  path: '/auth/admin/create',
  body: newAdminSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Admin successfully created',
});

/**
 * Not in the spec: changes an admin's details, role or permissions, with effect from their next
 * request. 409 for the last super admin.
 */
export const update = endpoint({
  ...superAdmins,
  name: 'admins.update',
  method: 'PATCH',
  path: '/auth/admin/:id',
  body: adminChangeSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Admin updated',
});

/**
 * Deactivates an admin and ends their sessions. 409 for the caller, for the last super admin, and
 * for a deactivated admin.
 */
export const deactivate = endpoint({
  ...superAdmins,
  name: 'admins.deactivate',
  method: 'POST',
  path: '/auth/admin/deactivate',
  body: adminDeactivationSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Admin deactivated',
});

/** Not in the spec: lets a deactivated admin sign in again. */
export const reactivate = endpoint({
  ...superAdmins,
  name: 'admins.reactivate',
  method: 'POST',
  path: '/auth/admin/reactivate',
  body: adminIdSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Admin reactivated',
});

/**
 * Removes an admin, but keeps the name in the history. The email address can be used for a new
 * account. 409 for the caller and for the last super admin.
 */
export const remove = endpoint({
  ...superAdmins,
  name: 'admins.remove',
  method: 'DELETE',
  path: '/auth/admin/delete',
  body: adminIdSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Admin deleted',
});

/** Not in the spec: emails a new link to choose a password. */
export const sendPasswordLink = endpoint({
  ...superAdmins,
  name: 'admins.sendPasswordLink',
  method: 'POST',
  path: '/auth/admin/:id/password-link',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Password link sent',
});

export const createApprover = endpoint({
  ...superAdmins,
  name: 'admins.createApprover',
  method: 'POST',
  path: '/storeapproval/admin/create-approver',
  body: newApproverSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Successfully created approver.',
});

export const updateApprover = endpoint({
  ...superAdmins,
  name: 'admins.updateApprover',
  method: 'PATCH',
  path: '/storeapproval/admin/edit-approver/:id',
  body: approverChangeSchema,
  data: adminSchema,
  failure: texts.wentWrong,
  success: 'Successfully updated approver.',
});
