import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { NotificationsService } from '../notifications';
import { mailSender } from './mail-sender';
import { serveOutbox } from './outbox.page';
import { deleteFinishedJobs } from './outbox.repository';
import { outboxService, SEND_MAIL, SEND_SMS } from './outbox.service';
import { messageData } from './personal-data.repository';
import { sendSms } from './sms-sender';
import { termiiGateway } from './termii';

export type { Job, Mail } from './outbox.repository';
export { SEND_MAIL, type NewMail, type OutboxService } from './outbox.service';
export { createWorker, type JobHandlers, type Worker } from './worker';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notifications: Pick<NotificationsService, 'fromMails' | 'listDeciders'>;
  readonly config: Pick<
    Config,
    'smtpUrl' | 'mailFrom' | 'termii' | 'smsSender' | 'demo' | 'platformName' | 'origins'
  >;
}

export function createOutbox({ db, clock, ids, notifications, config }: Deps) {
  const { smtpUrl, mailFrom, termii, smsSender, demo, platformName } = config;
  const gateway = termii && termiiGateway({ ...termii, sender: smsSender });
  const outbox = outboxService({
    clock,
    ids,
    notifications,
    origins: config.origins,
    sendsMail: smtpUrl !== undefined,
    sendsSms: gateway !== undefined,
  });
  return {
    services: { outbox },
    routes: demo ? [serveOutbox({ db, outbox, platformName })] : [],
    jobs: {
      [SEND_MAIL]: mailSender({ db, clock, smtpUrl, from: mailFrom }),
      [SEND_SMS]: sendSms({ db, clock, gateway }),
    },
    personalData: { messages: messageData },
    cleanUp: () => deleteFinishedJobs(db, clock.now()),
  };
}
