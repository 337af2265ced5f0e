import type { Queries } from '@market/api-client/queries';
import * as staff from '@market/api-client/contract/main/staff';

/** Forms and questions show their own errors (`quiet`): of a 422 the server's first message, on its field (spec section 5). */
export const staffCreation = (api: Queries) => api.mutation(staff.create, { quiet: true });

export const staffChange = (api: Queries) => api.mutation(staff.update, { quiet: true });

export const staffRemoval = (api: Queries) => api.mutation(staff.remove, { quiet: true });

export const staffInvitation = (api: Queries) => api.mutation(staff.invite);
