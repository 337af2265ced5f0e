import type { Db } from '../../db/db';
import type { AccountsService, ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import { staffRoutes } from './staff.routes';
import { staffService } from './staff.service';

export type { StaffService } from './staff.service';

interface Deps {
  readonly db: Db;
  readonly accounts: AccountsService;
  readonly audit: AuditService;
  readonly throttle: ThrottleService;
}

export function createStaff(deps: Deps) {
  const staff = staffService(deps);
  return { services: { staff }, routes: [staffRoutes({ staff })] };
}
