import * as z from 'zod/mini';
import { adminStatuses } from '@market/domain/accounts/admin';
import { platformResources } from '@market/domain/accounts/roles';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const peopleTabs = ['admin', 'approver', 'dispatcher', 'scheduler'] as const;

/** The list's state in the URL: `/people?role=approver&search=ifeanyi`. */
export const peopleSearchSchema = z.object({
  ...listSearchFields,
  role: z.catch(z.enum(peopleTabs), 'admin'),
  status: z.catch(z.optional(z.enum(adminStatuses)), undefined),
  resource: z.catch(z.optional(z.enum(platformResources)), undefined),
});
export type PeopleSearch = z.output<typeof peopleSearchSchema>;

export const isFiltered = ({ search, status, resource }: PeopleSearch): boolean =>
  search !== undefined || status !== undefined || resource !== undefined;
