import { appByRole, type App } from '@market/domain/accounts/roles';
import type { NotificationTopic } from '@market/domain/notifications/topics';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { isRemovedEmail } from '../../platform/reserved-emails';
import type { NotificationsService } from '../notifications';
import { conflict, notFound } from '../../platform/errors';
import {
  findJob,
  insertJob,
  insertMails,
  insertSms,
  listLatestMails,
  listLatestMailsTo,
  listLatestSms,
  listMessagesOfOrder,
  moveToFront,
  retryFailing,
  type Job,
} from './outbox.repository';

interface NewJob {
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** Defaults to now. */
  readonly runAt?: Date;
  /** Skips the job while an open one of the same kind has this key. */
  readonly uniqueKey?: string;
}

export interface NewMail {
  /** The kind of email, shown in the outbox: `confirmation`, `order-placed`. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link in the email, added below the text. */
  readonly link?: string;
  readonly orderIds?: readonly string[];
}

export interface NewSms {
  /** The kind of message, as for emails: `order-in-transit`. */
  readonly kind: string;
  /** A Nigerian phone number. */
  readonly to: string;
  readonly text: string;
  readonly orderIds?: readonly string[];
}

export const SEND_MAIL = 'mail.send';
export const SEND_SMS = 'sms.send';

/**
 * Jobs to run, and emails and text messages to send, after commit. All are rows written in the
 * transaction that causes them.
 */
export const outboxService = ({
  clock,
  ids,
  notifications,
  origins,
  sendsMail,
  sendsSms,
}: {
  clock: Clock;
  ids: Ids;
  notifications: Pick<NotificationsService, 'fromMails' | 'listDeciders'>;
  origins: Readonly<Record<App, string>>;
  sendsMail: boolean;
  sendsSms: boolean;
}) => {
  const enqueue = async (db: Db, { kind, payload, runAt, uniqueKey }: NewJob): Promise<void> => {
    const now = clock.now();
    await insertJob(db, {
      id: ids.next(),
      kind,
      payload,
      runAt: runAt ?? now,
      uniqueKey: uniqueKey ?? null,
      createdAt: now,
    });
  };

  const mails = async (db: Db, written: readonly NewMail[]): Promise<void> => {
    const reachable = written.filter(({ to }) => !isRemovedEmail(to));
    const toSend = await notifications.fromMails(db, reachable);
    const rows = toSend.map(({ kind, to, subject, text, link, orderIds }) => ({
      id: ids.next(),
      kind,
      recipient: to,
      subject,
      text,
      link: link ?? null,
      orderIds: orderIds ? [...orderIds] : null,
      createdAt: clock.now(),
    }));
    if (rows.length === 0) return;
    await insertMails(db, rows);
    if (sendsMail)
      for (const { id } of rows) await enqueue(db, { kind: SEND_MAIL, payload: { mailId: id } });
  };

  return {
    enqueue,
    /**
     * Stores emails for the outbox page and, when a mail server is configured, enqueues them.
     * Records those that are also notifications. Omits those that their recipient turned off, and
     * those to deleted accounts.
     */
    mails,
    /**
     * Emails and notifies everyone on the platform whom the topic concerns. `path` is a page of the
     * app that they work in.
     */
    async mailDeciders(
      db: Db,
      topic: NotificationTopic,
      { path, ...mail }: Omit<NewMail, 'to' | 'link'> & { readonly path: string },
    ): Promise<void> {
      const recipients = await notifications.listDeciders(db, topic);
      await mails(
        db,
        recipients.map(({ email, role }) => ({
          ...mail,
          to: email,
          link: origins[appByRole[role]] + path,
        })),
      );
    },
    mail: (db: Db, mail: NewMail): Promise<void> => mails(db, [mail]),
    /** Stores a text message and, when an SMS gateway is configured, enqueues it. */
    async sms(db: Db, { kind, to, text, orderIds }: NewSms): Promise<void> {
      const id = ids.next();
      await insertSms(db, {
        id,
        kind,
        phoneNumber: to,
        text,
        orderIds: orderIds ? [...orderIds] : null,
        createdAt: clock.now(),
      });
      if (sendsSms) await enqueue(db, { kind: SEND_SMS, payload: { smsId: id } });
    },
    async retry(db: Db, id: string): Promise<readonly Job[]> {
      const retried = await retryFailing(db, clock.now(), id);
      if (retried.length > 0) return retried;
      if (!(await findJob(db, id))) throw notFound('This job');
      throw conflict('This job is no longer failing. Reload the page.');
    },
    /** Runs a waiting job before all others. Throws 404, and 409 once a worker has started it. */
    async runNext(db: Db, id: string): Promise<Job> {
      const moved = await moveToFront(db, id, clock.now());
      if (moved) return moved;
      if (!(await findJob(db, id))) throw notFound('This job');
      throw conflict('This job is no longer waiting. Reload the page.');
    },
    retryAll: (db: Db): Promise<readonly Job[]> => retryFailing(db, clock.now()),
    latestMails: listLatestMails,
    latestSms: listLatestSms,
    messagesAbout: (db: Db, orderId: string) => listMessagesOfOrder(db, orderId),
    mailsTo: (db: Db, recipient: string) => listLatestMailsTo(db, recipient, 20),
  };
};

export type OutboxService = ReturnType<typeof outboxService>;
