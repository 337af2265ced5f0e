import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { OrdersService } from '../orders';
import { adminsRoutes } from './admins.routes';
import { adminsService } from './admins.service';

interface Deps {
  readonly db: Db;
  readonly accounts: AccountsService;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly orders: OrdersService;
  readonly throttle: ThrottleService;
}

export function createAdmins(deps: Deps) {
  const admins = adminsService(deps);
  return { services: { admins }, routes: [adminsRoutes({ admins })] };
}
