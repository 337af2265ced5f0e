import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { BankingService } from '../banking';
import type { PartnersService } from '../delivery';
import type { DocumentsService } from '../documents';
import type { LedgerService } from '../ledger';
import type { OrdersService } from '../orders';
import type { OutboxService } from '../outbox';
import { partnerEarningsService } from './partner-earnings.service';
import { partnerOnboardingService } from './partner-onboarding.service';
import { partnerPeopleService } from './partner-people.service';
import { partnerProfileService } from './partner-profile.service';
import {
  earningsRoutes,
  onboardingRoutes,
  peopleRoutes,
  platformPartnersRoutes,
  profileRoutes,
} from './partners.routes';
import { platformPartnersService } from './platform-partners.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'origins' | 'platformName'>;
  readonly accounts: AccountsService;
  readonly audit: AuditService;
  readonly banking: BankingService;
  readonly documents: DocumentsService;
  readonly ledger: LedgerService;
  readonly orders: OrdersService;
  readonly outbox: OutboxService;
  readonly partners: PartnersService;
  readonly throttle: ThrottleService;
}

export function createPartners(deps: Deps) {
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
