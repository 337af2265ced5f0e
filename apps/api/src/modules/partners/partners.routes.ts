import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { PartnerEarningsService } from './partner-earnings.service';
import type { PartnerOnboardingService } from './partner-onboarding.service';
import type { PartnerPeopleService } from './partner-people.service';
import type { PartnerProfileService } from './partner-profile.service';
import type { PlatformPartnersService } from './platform-partners.service';

export const onboardingRoutes = ({
  partnerOnboarding,
}: {
  partnerOnboarding: PartnerOnboardingService;
}): Routes =>
  endpoints(contract.partnerOnboarding, {
    save: ({ principal, body }) => partnerOnboarding.save(principal, body),
    application: ({ principal }) => partnerOnboarding.application(principal),
  });

export const earningsRoutes = ({
  partnerEarnings,
}: {
  partnerEarnings: PartnerEarningsService;
}): Routes =>
  endpoints(contract.partnerEarnings, {
    summary: ({ principal }) => partnerEarnings.summary(principal),
    list: ({ principal, query }) => partnerEarnings.list(principal, query),
  });

export const profileRoutes = ({
  partnerProfile,
}: {
  partnerProfile: PartnerProfileService;
}): Routes =>
  endpoints(contract.partnerProfile, {
    get: ({ principal }) => partnerProfile.get(principal),
    update: ({ principal, body }) => partnerProfile.update(principal, body),
  });

export const peopleRoutes = ({ partnerPeople }: { partnerPeople: PartnerPeopleService }): Routes =>
  endpoints(contract.partnerPeople, {
    list: ({ principal, query }) => partnerPeople.list(principal, query),
    create: ({ principal, body }) => partnerPeople.create(principal, body),
    invite: async ({ principal, params }) => {
      await partnerPeople.invite(principal, params.id);
      return null;
    },
    deactivate: ({ principal, params }) => partnerPeople.deactivate(principal, params.id),
    reactivate: ({ principal, params }) => partnerPeople.reactivate(principal, params.id),
  });

export const platformPartnersRoutes = ({
  platformPartners,
}: {
  platformPartners: PlatformPartnersService;
}): Routes =>
  endpoints(contract.platformPartners, {
    create: ({ principal, body }) => platformPartners.create(principal, body),
    list: ({ query }) => platformPartners.list(query),
    byId: ({ params }) => platformPartners.byId(params.id),
    decide: ({ principal, params, body }) => platformPartners.decide(principal, params.id, body),
    deactivate: ({ principal, params, body }) =>
      platformPartners.deactivate(principal, params.id, body.reason),
    reactivate: ({ principal, params }) => platformPartners.reactivate(principal, params.id),
    changeRate: ({ principal, params, body }) =>
      platformPartners.changeRate(principal, params.id, body),
    document: ({ params }) => platformPartners.document(params.id, params.documentId),
  });
