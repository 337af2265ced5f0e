import { adminsRoutes } from './admins.routes';
import { adminsService } from './admins.service';

/** The people who run the platform. */
export function createAdmins(deps: Parameters<typeof adminsService>[0]) {
  const admins = adminsService(deps);
  return { services: { admins }, routes: [adminsRoutes({ admins })] };
}
