import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { insertJob, insertMail, latestMails, latestMailsTo } from './outbox.repository';

interface NewJob {
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** Now unless said otherwise. */
  readonly runAt?: Date;
  /** While a job of the kind with this key is open, another one is not written. */
  readonly uniqueKey?: string;
}

interface NewMail {
  /** What it is about, for people who read the outbox: `confirmation`, `order-placed`. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address to follow; it is added below the text. */
  readonly link?: string;
}

export const SEND_MAIL = 'mail.send';

/** Work and mail that leave after commit: both are rows, written in the transaction that causes them. */
export const outboxService = ({ clock, ids, sendsMail }: { clock: Clock; ids: Ids; sendsMail: boolean }) => {
  const enqueue = async (db: Db, { kind, payload, runAt, uniqueKey }: NewJob): Promise<void> => {
    const now = clock.now();
    await insertJob(db, { id: ids.next(), kind, payload, runAt: runAt ?? now, uniqueKey: uniqueKey ?? null, createdAt: now });
  };

  return {
    enqueue,
    /** Keeps the mail for the outbox page and, where a mail server is configured, sends it. */
    async mail(db: Db, { kind, to, subject, text, link }: NewMail): Promise<void> {
      const id = ids.next();
      await insertMail(db, { id, kind, recipient: to, subject, text, link: link ?? null, createdAt: clock.now() });
      if (sendsMail) await enqueue(db, { kind: SEND_MAIL, payload: { mailId: id } });
    },
    latestMails: (db: Db, limit: number) => latestMails(db, limit),
    mailsTo: (db: Db, recipient: string) => latestMailsTo(db, recipient, 20),
  };
};

export type OutboxService = ReturnType<typeof outboxService>;
