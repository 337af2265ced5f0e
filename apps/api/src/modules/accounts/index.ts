import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { PartnersService } from '../delivery';
import type { OutboxService } from '../outbox';
import type { StoresService } from '../stores';
import type { MoveGuestData } from './accounts-deps';
import { accountsRoutes } from './accounts.routes';
import { accountsService } from './accounts.service';
import { authRoutes, guestsRoutes } from './auth.routes';
import { deleteExpired } from './clean-up.repository';
import { linksService } from './links.service';
import { accountData } from './personal-data.repository';
import { sessionsService } from './sessions.service';
import { throttleService } from './throttle.service';

export { lockAccount } from './personal-data.repository';
export type { AccountsService } from './accounts.service';
export type { MoveGuestData } from './accounts-deps';
export type { LinksService } from './links.service';
export type { OpenSession, SessionsService } from './sessions.service';
export type { ThrottleService } from './throttle.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Config;
  /** Signs refresh tokens, XSRF tokens and the links to guests’ orders. */
  readonly secret: string;
  readonly outbox: OutboxService;
  readonly partners: PartnersService;
  readonly stores: StoresService;
  readonly moveGuestData: MoveGuestData;
}

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
    personalData: { account: accountData },
    cleanUp: () => deleteExpired(deps.db, deps.clock.now()),
  };
}
