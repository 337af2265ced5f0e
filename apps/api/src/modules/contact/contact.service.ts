import type { ContactMessage, ContactReceipt } from '@market/domain/support/contact-message';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { hours, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { ThrottleService } from '../accounts';
import type { OutboxService } from '../outbox';
import { acknowledgementMail, supportMail } from './contact-mails';
import { insertMessage } from './contact.repository';

/** Limits per network address, and per email address, which may belong to someone else. */
const LIMIT_PER_HOST = { tries: 20, window: hours(1) };
const LIMIT_PER_MAILBOX = { tries: 3, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly throttle: Pick<ThrottleService, 'take'>;
  readonly config: Pick<Config, 'platformName' | 'supportEmail'>;
}

export const contactService = ({ db, clock, ids, outbox, throttle, config }: Deps) => ({
  async send(message: ContactMessage, host: string): Promise<ContactReceipt> {
    await throttle.take(`contact host ${host}`, LIMIT_PER_HOST);
    await throttle.take(`contact mailbox ${message.email}`, LIMIT_PER_MAILBOX);
    const id = ids.next();
    const reference = `MSG-${id.slice(-8).toUpperCase()}`;
    await inTransaction(db, async (db) => {
      await insertMessage(db, {
        ...message,
        id,
        reference,
        phoneNumber: message.phoneNumber || null,
        createdAt: clock.now(),
      });
      await outbox.mail(db, supportMail(config.supportEmail, { reference, message }));
      await outbox.mail(db, acknowledgementMail(config.platformName, { reference, message }));
    });
    return { reference };
  },
});

export type ContactService = ReturnType<typeof contactService>;
