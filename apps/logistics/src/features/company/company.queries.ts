import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as partnerPeople from '@market/api-client/contract/main/partner-people';
import * as partnerProfile from '@market/api-client/contract/main/partner-profile';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ListSearch } from '@market/web-kit/router/list-search-fields';

/** How the partner appears to customers and stores. */
export const profileQuery = (api: Queries) => api.query(partnerProfile.get);

export const updateProfile = (api: Queries) => api.mutation(partnerProfile.update, { quiet: true });

export const peopleQuery = (api: Queries, { page, size, search }: ListSearch) => ({
  ...api.query(partnerPeople.list, { query: { ...pageWindow({ page, size }), search } }),
  placeholderData: keepPreviousData,
});

export const createPerson = (api: Queries) => api.mutation(partnerPeople.create, { quiet: true });

export const invitePerson = (api: Queries) => api.mutation(partnerPeople.invite);

export const deactivatePerson = (api: Queries) =>
  api.mutation(partnerPeople.deactivate, { quiet: true });

export const reactivatePerson = (api: Queries) => api.mutation(partnerPeople.reactivate);
