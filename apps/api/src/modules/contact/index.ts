import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';
import { contactData } from './contact.repository';
import { contactRoutes } from './contact.routes';
import { contactService } from './contact.service';

export type { ContactService } from './contact.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly throttle: ThrottleService;
  readonly config: Pick<Config, 'platformName' | 'supportEmail'>;
}

export function createContact(deps: Deps) {
  const contact = contactService(deps);
  return {
    services: { contact },
    routes: [contactRoutes({ contact })],
    personalData: { posts: [contactData] },
  };
}
