import * as z from 'zod/mini';
import { parseJson } from '../../platform/paystack-client';
import { UnusableResponse } from '../../platform/provider-errors';
import type { WebhookEvent } from './provider';

const noticeSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('charge.success'), reference: z.string() }),
  z.object({
    event: z.literal('charge.dispute'),
    reference: z.string(),
    amount: z.int(),
    reason: z.string(),
    dueAt: z.iso.datetime(),
    outcome: z.enum(['open', 'won', 'lost']),
  }),
]);
export type SandboxNotice = z.infer<typeof noticeSchema>;

export function readNotice(body: string): WebhookEvent {
  const parsed = noticeSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new UnusableResponse('Not a notification from the sandbox', body);
  const notice = parsed.data;
  const { event: name, reference } = notice;
  if (name === 'charge.success')
    return { kind: 'payment', name, key: `sandbox:${name}:${reference}`, reference };
  const { amount, reason, dueAt, outcome } = notice;
  return {
    kind: 'dispute',
    name,
    key: `sandbox:${name}:${reference}:${outcome}`,
    reference,
    dispute: {
      id: `dispute-${reference}`,
      reference,
      amount,
      reason,
      dueAt: new Date(dueAt),
      outcome,
    },
  };
}
