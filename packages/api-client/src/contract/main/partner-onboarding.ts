import {
  partnerApplicationSchema,
  partnerOnboardingSchema,
} from '@market/domain/shipping/partner-onboarding';
import { endpoint } from '../../endpoint';
import { partnerOwner } from '../access';
import { texts } from '../texts';

/**
 * Saves one or more steps. Saving the certification, the last step, sends the application to the
 * platform for review. 409 while the application is in review and after its approval.
 */
export const save = endpoint({
  ...partnerOwner,
  name: 'partnerOnboarding.save',
  method: 'POST',
  path: '/partner/partner/onboard/',
  body: partnerOnboardingSchema,
  data: partnerApplicationSchema,
  failure: texts.wentWrong,
});

/** Not in the spec: the saved steps, and the platform's decision. */
export const application = endpoint({
  ...partnerOwner,
  name: 'partnerOnboarding.application',
  method: 'GET',
  path: '/partner/partner/onboard/application',
  data: partnerApplicationSchema,
  failure: texts.user,
});
