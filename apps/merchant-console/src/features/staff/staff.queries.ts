import type { Queries } from '@market/api-client/queries';
import * as staff from '@market/api-client/contract/main/staff';

export const staffMemberQuery = (api: Queries, id: string) =>
  api.query(staff.byId, { params: { id } });

/** Roles with their permissions. They never change during a visit. */
export const staffRolesQuery = (api: Queries) => ({
  ...api.query(staff.roles),
  staleTime: 'static' as const,
});

export const permissionsQuery = (api: Queries) => ({
  ...api.query(staff.resources),
  staleTime: 'static' as const,
});

/** A 422 shows the server's first message on its field (section 5 of the specification). */
export const createStaffMember = (api: Queries) => api.mutation(staff.create, { quiet: true });

export const updateStaffMember = (api: Queries) => api.mutation(staff.update, { quiet: true });

export const removeStaffMember = (api: Queries) => api.mutation(staff.remove, { quiet: true });

export const inviteStaffMember = (api: Queries) => api.mutation(staff.invite);
