import * as contract from '@market/api-client/contract';
import { platformResourceTexts, platformRoles } from '@market/domain/accounts/platform-roles';
import { platformResources } from '@market/domain/accounts/roles';
import { staffRoles, storeResources, storeResourceTexts } from '@market/domain/staff/staff-roles';
import { endpoints, noData, type Routes } from '../../http/mount';
import type { StaffService } from './staff.service';

export const staffRoutes = ({ staff }: { staff: StaffService }): Routes =>
  endpoints(contract.staff, {
    list: ({ principal, query }) => staff.list(principal, query),
    create: ({ principal, body }) => staff.create(principal, body),
    byId: ({ principal, params }) => staff.byId(principal, params.id),
    update: ({ principal, params, body }) => staff.update(principal, params.id, body),
    remove: ({ principal, params }) => staff.remove(principal, params.id).then(noData),
    invite: ({ principal, params }) => staff.invite(principal, params.id).then(noData),
    resources: ({ principal }) =>
      principal.userType === 'admin'
        ? platformResources.map((id) => ({ id, ...platformResourceTexts[id] }))
        : storeResources.map((id) => ({ id, ...storeResourceTexts[id] })),
    roles: ({ principal }) =>
      (principal.userType === 'admin' ? platformRoles : staffRoles).map(
        ({ resources, ...role }) => ({ ...role, resources: [...resources] }),
      ),
  });
