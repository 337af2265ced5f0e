import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { issuesText, parseJson } from '../../platform/paystack-client';
import { UnusableResponse } from '../../platform/provider-errors';
import {
  chargeNoticeSchema,
  disputeNoticeSchema,
  namedSchema,
  refundNoticeSchema,
  transferNoticeSchema,
  type PaystackDispute,
  transferStatus,
} from './paystack-schemas';
import type { DisputeNotice, WebhookEvent } from './provider';

const lostResolutions: ReadonlySet<string | null | undefined> = new Set([
  'merchant-accepted',
  'auto-accepted',
]);

export function readNotice(body: string): WebhookEvent {
  const json = parseJson(body);
  const read = <S extends z.core.$ZodType>(schema: S): z.output<S> => {
    const parsed = z.safeParse(schema, json);
    if (!parsed.success)
      throw new UnusableResponse(json === undefined ? 'Not JSON' : issuesText(parsed.error), body);
    return parsed.data;
  };
  const { event: name } = read(namedSchema);
  // Notifications have neither id nor time: the event and its subject identify them.
  const key = (...parts: unknown[]): string => ['paystack', name, ...parts].join(':');

  switch (name) {
    case 'charge.success': {
      const { id, reference } = read(chargeNoticeSchema).data;
      return { kind: 'payment', name, key: key(id ?? '', reference), reference };
    }
    case 'transfer.success':
    case 'transfer.failed':
    case 'transfer.reversed': {
      const { id, reference, amount, message } = read(transferNoticeSchema).data;
      const status = name.slice('transfer.'.length);
      return {
        kind: 'transfer',
        name,
        key: key(id ?? '', reference, status),
        reference,
        result: { reference, status: transferStatus(status), amount, reason: message },
      };
    }
    case 'refund.failed': {
      const { transaction_reference: reference } = read(refundNoticeSchema).data;
      return { kind: 'refund', name, key: key(reference), reference, repeatable: true };
    }
    case 'charge.dispute.create':
    case 'charge.dispute.remind':
    case 'charge.dispute.resolve': {
      const { data } = read(disputeNoticeSchema);
      const dispute = toDisputeNotice(name, data, body);
      return {
        kind: 'dispute',
        name,
        key: key(dispute.id, data.status, data.resolution ?? '', data.dueAt?.toISOString() ?? ''),
        reference: dispute.reference,
        dispute,
      };
    }
    default:
      return { kind: 'other', name, key: key(createHash('sha256').update(body).digest('hex')) };
  }
}

function toDisputeNotice(
  name: string,
  {
    id,
    transaction,
    refund_amount,
    category,
    note,
    messages,
    dueAt,
    status,
    resolution,
  }: PaystackDispute,
  body: string,
): DisputeNotice {
  const isOver = name === 'charge.dispute.resolve';
  if (isOver && (status !== 'resolved' || !resolution))
    throw new UnusableResponse('A resolved dispute without its result', body);
  return {
    id: String(id),
    reference: transaction.reference,
    amount: refund_amount ?? undefined,
    reason: note ?? messages?.find((message) => message.body)?.body ?? category,
    dueAt,
    outcome: isOver ? (lostResolutions.has(resolution) ? 'lost' : 'won') : 'open',
  };
}
