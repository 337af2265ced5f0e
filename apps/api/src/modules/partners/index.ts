import { partnerOnboardingService, type PartnerOnboardingDeps } from './partner-onboarding.service';
import { partnerProfileService } from './partner-profile.service';
import { onboardingRoutes, platformPartnersRoutes, profileRoutes } from './partners.routes';
import { platformPartnersService, type PlatformPartnersDeps } from './platform-partners.service';

/** How a company becomes a shipping partner, and how the platform manages partners. */
export function createPartners(deps: PartnerOnboardingDeps & PlatformPartnersDeps) {
  const partnerOnboarding = partnerOnboardingService(deps);
  const partnerProfile = partnerProfileService(deps);
  const platformPartners = platformPartnersService(deps);
  return {
    services: { partnerOnboarding, platformPartners },
    routes: [
      onboardingRoutes({ partnerOnboarding }),
      profileRoutes({ partnerProfile }),
      platformPartnersRoutes({ platformPartners }),
    ],
  };
}
