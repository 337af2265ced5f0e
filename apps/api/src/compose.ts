import type { Config } from './config';
import type { Db } from './db/db';
import { sessionCookies } from './http/session-cookies';
import { interimStores } from './interim-stores';
import { accountsService, linksService, sessionsService, throttleService } from './modules/accounts';
import { mailSender, outboxService, SEND_MAIL, type JobHandlers } from './modules/outbox';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';
import type { Log } from './platform/log';

/** What the surroundings give: everything else is made from it. */
export interface Surroundings {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  /** Signs what is handed out and must come back unchanged. */
  readonly secret: string;
}

/** The composition root: every service, each after those it needs. */
export function createServices({ db, clock, ids, config, secret }: Surroundings) {
  const cookies = sessionCookies(secret);
  const outbox = outboxService({ clock, ids, sendsMail: config.smtpUrl !== undefined });
  const throttle = throttleService({ db, clock });
  const sessions = sessionsService({ db, clock, ids });
  const links = linksService({ clock, outbox, config });
  const stores = interimStores({ clock, ids });
  const accounts = accountsService({ db, clock, ids, config, outbox, throttle, sessions, links, stores });
  return { accounts, cookies, outbox, sessions, stores, throttle };
}

export type Services = ReturnType<typeof createServices>;

/** What the outbox's worker runs, by kind of job. */
export function createJobHandlers(_services: Services, { db, clock, config }: Surroundings): JobHandlers {
  return {
    [SEND_MAIL]: mailSender({ db, clock, smtpUrl: config.smtpUrl, from: config.mailFrom }),
  };
}
