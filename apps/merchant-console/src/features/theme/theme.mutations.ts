import type { Queries } from '@market/api-client/queries';
import * as themes from '@market/api-client/contract/theme/themes';

/** Parts of one look are saved together: what came of it is said once, by the form. */
const together = { quiet: true, success: undefined };

export const headerSaving = (api: Queries) => api.mutation(themes.header, together);
export const bodySaving = (api: Queries) => api.mutation(themes.body, together);
export const colourSaving = (api: Queries) => api.mutation(themes.colour, together);
export const socialSaving = (api: Queries) => api.mutation(themes.social, together);

/** Taking a theme is the first half of using it. */
export const themePurchase = (api: Queries) =>
  api.mutation(themes.purchase, { success: undefined });
export const themeActivation = (api: Queries) => api.mutation(themes.activate);
