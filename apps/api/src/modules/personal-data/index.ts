import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { PersonalData } from '../../db/personal-data';
import type { Clock } from '../../platform/clock';
import type { AccountsService, ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';
import { personalDataRoutes } from './personal-data.routes';
import { personalDataService } from './personal-data.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'platformName'>;
  /** Signs the XSRF token. */
  readonly secret: string;
  readonly accounts: AccountsService;
  readonly throttle: ThrottleService;
  readonly outbox: OutboxService;
  /** What every module keeps about customers. */
  readonly personalData: () => readonly PersonalData[];
}

export function createPersonalData({ secret, ...deps }: Deps) {
  const personalData = personalDataService(deps);
  return { services: {}, routes: [personalDataRoutes({ personalData, secret })] };
}
