import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import { partnersService } from './partners.service';

export type { PartnersService } from './partners.service';

export { insertPartner } from './partners.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: AuditService;
}

export const createDelivery = (deps: Deps) => ({
  services: { partners: partnersService(deps) },
});
