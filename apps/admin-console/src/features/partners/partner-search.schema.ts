import * as z from 'zod/mini';
import { partnerStatuses } from '@market/domain/shipping/partner-onboarding';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/partners?status=submitted&search=delta`. */
export const partnerSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(z.enum(partnerStatuses)), undefined),
});
export type PartnerSearch = z.output<typeof partnerSearchSchema>;

export const isFiltered = ({ search, status }: PartnerSearch): boolean =>
  search !== undefined || status !== undefined;
