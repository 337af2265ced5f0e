import * as partners from '@market/api-client/contract/main/platform-partners';
import type { Queries } from '@market/api-client/queries';
import { refetchSignedUrl } from '@market/console/documents/document-link.query';
import { getDocumentId } from '@market/domain/documents/document';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { partnerStatuses } from '@market/domain/shipping/partner-onboarding';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const partnerSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(z.enum(partnerStatuses)), undefined),
});
export type PartnerSearch = z.output<typeof partnerSearchSchema>;

export const isFiltered = ({ search, status }: PartnerSearch): boolean =>
  search !== undefined || status !== undefined;

export const partnerList = urlList(partnerSearchSchema, (api, { page, size, ...filters }) =>
  api.query(partners.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const partnerQuery = (api: Queries, id: string) =>
  api.query(partners.byId, { params: { id } });

/** The name and signed URL of a partner's private document. */
export const partnerDocumentQuery = (api: Queries, id: string, documentUrl: string) => ({
  ...api.query(partners.document, { params: { id, documentId: getDocumentId(documentUrl) } }),
  ...refetchSignedUrl,
});

export const createPartner = (api: Queries) => api.mutation(partners.create, { quiet: true });
export const decideOnPartner = (api: Queries) => api.mutation(partners.decide, { quiet: true });
export const deactivatePartner = (api: Queries) =>
  api.mutation(partners.deactivate, { quiet: true });

export const changePartnerRate = (api: Queries) =>
  api.mutation(partners.changeRate, { quiet: true });

export const reactivatePartner = (api: Queries) => api.mutation(partners.reactivate);
