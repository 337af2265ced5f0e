import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { NotificationsService } from '../notifications';
import { mailSender } from './mail-sender';
import { serveOutbox } from './outbox.page';
import { outboxService, SEND_MAIL } from './outbox.service';

export { type Mail } from './outbox.repository';
export { SEND_MAIL, type NewMail, type OutboxService } from './outbox.service';
export { createWorker, type JobHandlers, type Worker } from './worker';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notifications: Pick<NotificationsService, 'fromMails'>;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo' | 'platformName'>;
}

/** Jobs and mails that run after commit. Demo mode shows the mails on a page. */
export function createOutbox({ db, clock, ids, notifications, config }: Deps) {
  const { smtpUrl, mailFrom, demo, platformName } = config;
  const outbox = outboxService({
    clock,
    ids,
    notifications,
    sendsMail: smtpUrl !== undefined,
  });
  return {
    services: { outbox },
    routes: demo ? [serveOutbox({ db, outbox, platformName })] : [],
    jobs: { [SEND_MAIL]: mailSender({ db, clock, smtpUrl, from: mailFrom }) },
  };
}
