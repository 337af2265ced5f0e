import {
  hubApplicationSchema,
  hubApprovalSchema,
  hubRefusalSchema,
  hubSchema,
  hubStoreSchema,
  newHubApplicationSchema,
  ownHubApplicationSchema,
} from '@market/domain/hubs/hub';
import { pageOf, searchQuerySchema } from '@market/domain/paging';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantStore, platformHubs } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

const merchantOptions = {
  ...merchantStore,
  path: '/storeprofile/hub-application',
} as const;
const adminOptions = {
  ...platformHubs,
  failure: texts.errorOccurred,
} as const;

export const list = endpoint({
  name: 'hubs.list',
  method: 'GET',
  path: '/{platform}hub/get-all-hubs',
  access: ['merchant', 'staff', 'admin', 'super_admin', 'approver', 'dispatcher', 'scheduler'],
  data: wholeList(hubSchema),
  failure: texts.wentWrong,
});

/** Not in the spec: the status of the hub application from the caller's own store. */
export const application = endpoint({
  ...merchantOptions,
  name: 'hubs.application',
  method: 'GET',
  data: ownHubApplicationSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: applies to send the store's orders through a hub. Allowed again after a
 * rejection.
 */
export const apply = endpoint({
  ...merchantOptions,
  name: 'hubs.apply',
  method: 'POST',
  body: newHubApplicationSchema,
  data: hubApplicationSchema,
  failure: texts.wentWrong,
  success: 'Hub application sent',
});

/** Not in the spec: withdraws the application, or leaves the hub. */
export const withdraw = endpoint({
  ...merchantOptions,
  name: 'hubs.withdraw',
  method: 'DELETE',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Hub application withdrawn',
});

/** Pending applications, oldest first. */
export const applications = endpoint({
  ...adminOptions,
  name: 'hubs.applications',
  method: 'GET',
  path: '/storeprofile/hub-stores',
  query: searchQuerySchema,
  data: pageOf(hubStoreSchema),
});

export const approved = endpoint({
  ...adminOptions,
  name: 'hubs.approved',
  method: 'GET',
  path: '/storeprofile/approved-hub-stores',
  query: searchQuerySchema,
  data: pageOf(hubStoreSchema),
});

export const approve = endpoint({
  ...adminOptions,
  name: 'hubs.approve',
  method: 'PATCH',
  path: '/storeprofile/approve-hub',
  body: hubApprovalSchema,
  data: hubApplicationSchema,
  success: 'Successfully approved {platform} hub',
});

/** Not in the spec, which has no endpoint to reject an application. */
export const decline = endpoint({
  ...adminOptions,
  name: 'hubs.decline',
  method: 'PATCH',
  path: '/storeprofile/decline-hub',
  body: hubRefusalSchema,
  data: hubApplicationSchema,
  success: 'Hub application declined',
});
