import * as z from 'zod/mini';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { findMail, markMailSent, type Mail } from './outbox.repository';

const TIMEOUT_MS = 10_000;
const payloadSchema = z.object({ mailId: z.string() });

interface MailSenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

const mailBody = ({ text, link }: Pick<Mail, 'text' | 'link'>): string =>
  link === null ? text : `${text}\n\n${link}\n`;

/** Handles a `mail.send` job: sends one email, unless it is already sent. */
export const mailSender = ({ db, clock, smtpUrl, from }: MailSenderDeps) => {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const connect = async (url: string) =>
    (await import('nodemailer')).createTransport({ url, ...timeouts });
  let transport: ReturnType<typeof connect> | undefined;

  return async (payload: Readonly<Record<string, unknown>>): Promise<void> => {
    if (smtpUrl === undefined) return;
    const mail = await findMail(db, payloadSchema.parse(payload).mailId);
    if (!mail || mail.sentAt) return;
    await (
      await (transport ??= connect(smtpUrl))
    ).sendMail({ from, to: mail.recipient, subject: mail.subject, text: mailBody(mail) });
    await markMailSent(db, mail.id, clock.now());
  };
};
