import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { sessionCookies } from '../../http/session-cookies';
import type { PersonalDataService } from './personal-data.service';

interface Deps {
  readonly personalData: PersonalDataService;
  /** Signs the XSRF token. */
  readonly secret: string;
}

export const personalDataRoutes = ({ personalData, secret }: Deps): Routes =>
  endpoints(contract.personalData, {
    copy: ({ principal }) => personalData.copy(principal.userId),
    deletion: ({ principal }) => personalData.deletion(principal.userId),
    remove: async ({ principal, body, reply }) => {
      await personalData.remove(principal.userId, body.password);
      sessionCookies(secret).clear(reply);
      return null;
    },
  });
