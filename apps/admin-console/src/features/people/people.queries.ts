import * as admins from '@market/api-client/contract/main/admins';
import * as audit from '@market/api-client/contract/main/audit';
import * as staff from '@market/api-client/contract/main/staff';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { adminSorts, adminStatuses } from '@market/domain/accounts/admin';
import { platformResources } from '@market/domain/accounts/roles';
import { listSearchFields, listSearchSchema } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

export const peopleTabs = ['admin', 'approver', 'dispatcher', 'scheduler'] as const;

const peopleSearchSchema = z.object({
  ...listSearchFields,
  role: z.catch(z.enum(peopleTabs), 'admin'),
  status: z.catch(z.optional(z.enum(adminStatuses)), undefined),
  resource: z.catch(z.optional(z.enum(platformResources)), undefined),
  sort: z.catch(z.optional(z.enum(adminSorts)), undefined),
});
export type PeopleSearch = z.output<typeof peopleSearchSchema>;

export const isFiltered = ({ search, status, resource }: PeopleSearch): boolean =>
  search !== undefined || status !== undefined || resource !== undefined;

export const peopleList = urlList(peopleSearchSchema, (api, { page, size, ...filters }) =>
  api.query(admins.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const storeStaffList = urlList(listSearchSchema, (api, { page, size, search }) =>
  api.query(staff.list, { query: { ...pageWindow({ page, size }), search } }),
);

export const peopleCountsQuery = (api: Queries) => api.query(admins.counts);

export const personQuery = (api: Queries, id: string) => api.query(admins.byId, { params: { id } });

/** The drawer shows the person's history. */
const invalidates = [admins.list, audit.history];
const quietly = { invalidates, quiet: true };

/** `quietly`: forms and dialogs show the error. */
export const createAdmin = (api: Queries) => api.mutation(admins.create, quietly);
export const updateAdmin = (api: Queries) => api.mutation(admins.update, quietly);
export const createApprover = (api: Queries) => api.mutation(admins.createApprover, quietly);
export const editApprover = (api: Queries) => api.mutation(admins.updateApprover, quietly);
export const deactivateAdmin = (api: Queries) => api.mutation(admins.deactivate, quietly);
export const removeAdmin = (api: Queries) => api.mutation(admins.remove, quietly);

export const reactivateAdmin = (api: Queries) => api.mutation(admins.reactivate, { invalidates });
export const changeApproverLevel = (api: Queries) =>
  api.mutation(admins.updateApprover, { invalidates });
export const sendPasswordLink = (api: Queries) =>
  api.mutation(admins.sendPasswordLink, { invalidates });
