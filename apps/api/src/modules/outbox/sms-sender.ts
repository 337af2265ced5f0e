import { toInternationalPhone } from '@market/domain/field.schema';
import * as z from 'zod/mini';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { findSms, markSmsSent } from './outbox.repository';

const payloadSchema = z.object({ smsId: z.string() });

export interface SmsGateway {
  /**
   * `to` is in international format without a plus sign: `2348031234567`. Throws when the provider
   * does not accept the message.
   */
  send(sms: { to: string; text: string }): Promise<void>;
}

interface SmsSenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: SmsGateway | undefined;
}

/** Handles an `sms.send` job: sends one text message, unless it is already sent. */
export const sendSms =
  ({ db, clock, gateway }: SmsSenderDeps) =>
  async (payload: Readonly<Record<string, unknown>>): Promise<void> => {
    if (!gateway) return;
    const sms = await findSms(db, payloadSchema.parse(payload).smsId);
    if (!sms || sms.sentAt) return;
    await gateway.send({
      to: toInternationalPhone(sms.phoneNumber),
      text: sms.text,
    });
    await markSmsSent(db, sms.id, clock.now());
  };
