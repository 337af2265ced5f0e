import type { Config } from '../../config';
import type { PartnersService } from '../delivery';
import type { StoresService } from '../stores';
import type { AccountsDeps } from './accounts-deps';
import { accountsRoutes } from './accounts.routes';
import { accountsService } from './accounts.service';
import { authRoutes, guestsRoutes } from './auth.routes';
import { linksService } from './links.service';
import { sessionsService } from './sessions.service';
import { throttleService } from './throttle.service';

export { accountData, lockAccount } from './personal-data.repository';
export type { AccountsService } from './accounts.service';
export type { LinksService } from './links.service';
export type { OpenSession, SessionsService } from './sessions.service';
export type { ThrottleService } from './throttle.service';

interface Deps extends Pick<AccountsDeps, 'db' | 'clock' | 'ids' | 'outbox'> {
  readonly config: Config;
  readonly secret: string;
  readonly partners: PartnersService;
  readonly stores: StoresService;
}

/** Accounts, sessions and sign-in. */
export function createAccounts(deps: Deps) {
  const { config, secret, partners, stores } = deps;
  const throttle = throttleService(deps);
  const sessions = sessionsService({ ...deps, allowsDemo: config.demo });
  const links = linksService(deps);
  const accounts = accountsService({ ...deps, throttle, sessions, links });
  return {
    services: { accounts, sessions, throttle },
    routes: [
      accountsRoutes({ accounts, partners, stores }),
      authRoutes({ accounts, sessions, config, secret }),
      guestsRoutes({ accounts, secret }),
    ],
  };
}
