import {
  partnerProfileChangeSchema,
  partnerProfileSchema,
} from '@market/domain/shipping/partner-profile';
import { endpoint } from '../../endpoint';
import { partnerOwner } from '../access';
import { texts } from '../texts';

/** Not in the spec: the partner's name, logo and phone number, as others see them. */
export const get = endpoint({
  ...partnerOwner,
  name: 'partnerProfile.get',
  method: 'GET',
  path: '/partner/partner/profile',
  data: partnerProfileSchema,
  failure: texts.user,
});

/**
 * Not in the spec: changes the logo and the phone number. The other fields cannot be changed,
 * because the platform has checked them.
 */
export const update = endpoint({
  ...partnerOwner,
  name: 'partnerProfile.update',
  method: 'PATCH',
  path: '/partner/partner/profile',
  body: partnerProfileChangeSchema,
  data: partnerProfileSchema,
  failure: texts.wentWrong,
  success: 'Company profile saved',
});
