import { partnerEarningsService } from './partner-earnings.service';
import { partnerOnboardingService, type PartnerOnboardingDeps } from './partner-onboarding.service';
import { partnerPeopleService, type PartnerPeopleDeps } from './partner-people.service';
import { partnerProfileService } from './partner-profile.service';
import {
  earningsRoutes,
  onboardingRoutes,
  peopleRoutes,
  platformPartnersRoutes,
  profileRoutes,
} from './partners.routes';
import { platformPartnersService, type PlatformPartnersDeps } from './platform-partners.service';

/** How a company becomes a shipping partner, and how the platform manages partners. */
export function createPartners(
  deps: PartnerOnboardingDeps & PartnerPeopleDeps & PlatformPartnersDeps,
) {
  const partnerOnboarding = partnerOnboardingService(deps);
  const partnerEarnings = partnerEarningsService(deps);
  const partnerProfile = partnerProfileService(deps);
  const partnerPeople = partnerPeopleService(deps);
  const platformPartners = platformPartnersService(deps);
  return {
    services: { partnerOnboarding, partnerPeople, platformPartners },
    routes: [
      onboardingRoutes({ partnerOnboarding }),
      earningsRoutes({ partnerEarnings }),
      profileRoutes({ partnerProfile }),
      peopleRoutes({ partnerPeople }),
      platformPartnersRoutes({ platformPartners }),
    ],
  };
}
