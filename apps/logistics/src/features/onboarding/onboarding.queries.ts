import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import type { Queries } from '@market/api-client/queries';

/** The partner's own application. */
export const applicationQuery = (api: Queries) => api.query(partnerOnboarding.application);

/** `quiet`: the form shows the error. */
export const onboardingSaving = (api: Queries) =>
  api.mutation(partnerOnboarding.save, { quiet: true });
