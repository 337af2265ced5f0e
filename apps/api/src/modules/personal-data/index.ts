import { personalDataRoutes } from './personal-data.routes';
import { personalDataService } from './personal-data.service';

type Deps = Parameters<typeof personalDataService>[0] & {
  /** Signs the XSRF token. */
  readonly secret: string;
};

/** Copies of customers' data, and the deletion of their accounts. */
export function createPersonalData({ secret, ...deps }: Deps) {
  const personalData = personalDataService(deps);
  return { services: {}, routes: [personalDataRoutes({ personalData, secret })] };
}
