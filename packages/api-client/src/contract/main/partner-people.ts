import { searchQuerySchema } from '@market/domain/paging';
import {
  newPartnerPersonSchema,
  partnerPeoplePageSchema,
  partnerPersonSchema,
} from '@market/domain/shipping/partner-people';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { partnerOwner } from '../access';
import { texts } from '../texts';

const personOptions = {
  ...partnerOwner,
  data: partnerPersonSchema,
  failure: texts.wentWrong,
} as const;

/** Not in the spec: the owner first, then the people whom the owner invited, by name. */
export const list = endpoint({
  ...partnerOwner,
  name: 'partnerPeople.list',
  method: 'GET',
  path: '/partner/partner/people',
  query: searchQuerySchema,
  data: partnerPeoplePageSchema,
  failure: 'Could not get your people. Try again later.',
});

/**
 * Not in the spec: emails a link to choose a password. 422 on `email` when the address already has
 * an account.
 */
export const create = endpoint({
  ...personOptions,
  name: 'partnerPeople.create',
  method: 'POST',
  path: '/partner/partner/people',
  body: newPartnerPersonSchema,
  success: 'Invitation sent',
});

/** Not in the spec: resends the invitation to a person who has not chosen a password yet. */
export const invite = endpoint({
  ...partnerOwner,
  name: 'partnerPeople.invite',
  method: 'POST',
  path: '/partner/partner/people/:id/invitation',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Invitation sent again',
});

/**
 * Not in the spec: deactivates the account and ends its sessions. 409 for the owner and for a
 * deactivated person.
 */
export const deactivate = endpoint({
  ...personOptions,
  name: 'partnerPeople.deactivate',
  method: 'POST',
  path: '/partner/partner/people/:id/deactivate',
  success: 'Account deactivated',
});

/** Not in the spec. 409 for an active person. */
export const reactivate = endpoint({
  ...personOptions,
  name: 'partnerPeople.reactivate',
  method: 'POST',
  path: '/partner/partner/people/:id/reactivate',
  success: 'Account reactivated',
});
