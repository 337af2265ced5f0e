import { lazyEndpoints } from '@market/api-client/lazy-endpoint';
import type { Queries } from '@market/api-client/queries';

// The guards of every page load this file, so the schemas are imported only when a request is sent.
const partnerOnboarding = lazyEndpoints(
  'partnerOnboarding',
  () => import('@market/api-client/contract/main/partner-onboarding'),
);

export const applicationQuery = (api: Queries) => api.query(partnerOnboarding('application'));

export const saveOnboarding = (api: Queries) =>
  api.mutation(partnerOnboarding('save'), { quiet: true });
