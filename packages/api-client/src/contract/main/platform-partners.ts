import { documentLinkSchema } from '@market/domain/documents/document';
import {
  newPartnerSchema,
  partnerDeactivationSchema,
  partnerDecisionSchema,
  partnerQuerySchema,
  platformPartnerDetailSchema,
  platformPartnerPageSchema,
} from '@market/domain/shipping/partner';
import { partnerRateSchema } from '@market/domain/shipping/partner-earnings';
import { endpoint } from '../../endpoint';
import { platformPartners } from '../access';
import { texts } from '../texts';

const partnerOptions = {
  ...platformPartners,
  data: platformPartnerDetailSchema,
  failure: texts.wentWrong,
} as const;

/**
 * Creates a partner and emails its contact a link to choose a password. 422 on `email` when the
 * address already has an account.
 */
export const create = endpoint({
  ...partnerOptions,
  name: 'platformPartners.create',
  method: 'POST',
  path: '/auth/admin/create-partner',
  body: newPartnerSchema,
  success: 'Partner has been added successfully.',
});

/** Not in the spec: partners of every status, those waiting for review first. */
export const list = endpoint({
  ...platformPartners,
  name: 'platformPartners.list',
  method: 'GET',
  path: '/partner/admin/partners',
  query: partnerQuerySchema,
  data: platformPartnerPageSchema,
  failure: texts.user,
});

/** Not in the spec. */
export const byId = endpoint({
  ...partnerOptions,
  name: 'platformPartners.byId',
  method: 'GET',
  path: '/partner/admin/partners/:id',
  failure: texts.user,
});

/** Not in the spec: approves a submitted application, or sends it back with a reason. */
export const decide = endpoint({
  ...partnerOptions,
  name: 'platformPartners.decide',
  method: 'PATCH',
  path: '/partner/admin/partners/:id/decision',
  body: partnerDecisionSchema,
});

/**
 * Not in the spec: deactivates the partner, ends its sessions, and unassigns its orders that have
 * not been picked up. 409 while it has picked-up parcels, and for a deactivated partner.
 */
export const deactivate = endpoint({
  ...partnerOptions,
  name: 'platformPartners.deactivate',
  method: 'POST',
  path: '/partner/admin/partners/:id/deactivate',
  body: partnerDeactivationSchema,
  success: 'Partner deactivated',
});

/** Not in the spec. */
export const reactivate = endpoint({
  ...partnerOptions,
  name: 'platformPartners.reactivate',
  method: 'POST',
  path: '/partner/admin/partners/:id/reactivate',
  success: 'Partner reactivated',
});

/** Not in the spec: changes the partner's share of the fees for orders assigned from now on. */
export const changeRate = endpoint({
  ...partnerOptions,
  name: 'platformPartners.changeRate',
  method: 'PATCH',
  path: '/partner/admin/partners/:id/rate',
  body: partnerRateSchema,
  success: 'Rate changed',
});

/** Not in the spec: a URL that opens the partner's document for five minutes. */
export const document = endpoint({
  ...platformPartners,
  name: 'platformPartners.document',
  method: 'GET',
  path: '/partner/admin/partners/:id/documents/:documentId',
  data: documentLinkSchema,
  failure: 'Could not open the document. Try again later.',
});
