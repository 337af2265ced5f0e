import { staffRoutes } from './staff.routes';
import { staffService } from './staff.service';

export type { StaffService } from './staff.service';

/** A store's staff. */
export function createStaff(deps: Parameters<typeof staffService>[0]) {
  const staff = staffService(deps);
  return { services: { staff }, routes: [staffRoutes({ staff })] };
}
