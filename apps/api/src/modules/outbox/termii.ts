import * as z from 'zod/mini';
import type { SmsGateway } from './sms-sender';

const TIMEOUT_MS = 10_000;

export interface TermiiOptions {
  readonly apiKey: string;
  /** The address that Termii gives each account. */
  readonly baseUrl: string;
  /** The registered sender, 3 to 11 characters. */
  readonly sender: string;
}

const failureSchema = z.object({ message: z.string() });

/** A single non-breaking space or curly quote halves the length of a text message. */
const plainText = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/[‘’]/g, "'");

/**
 * Sends through Termii's route for transactional messages, which reaches numbers on the
 * do-not-disturb list.
 */
export const termiiGateway = ({ apiKey, baseUrl, sender }: TermiiOptions): SmsGateway => ({
  async send({ to, text }) {
    const response = await fetch(`${baseUrl}/api/sms/send`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        api_key: apiKey,
        to,
        from: sender,
        sms: plainText(text),
        type: 'plain',
        channel: 'dnd',
      }),
    });
    if (response.ok) return;
    const reason = failureSchema.safeParse(await response.json().catch(() => undefined)).data;
    throw new Error(
      `Termii answered with status ${response.status}: ${reason?.message.slice(0, 300) ?? 'no reason given'}`,
    );
  },
});
