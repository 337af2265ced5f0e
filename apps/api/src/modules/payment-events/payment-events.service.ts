import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import type {
  PaymentEvent,
  PaymentEventDetail,
  PaymentEventListQuery,
  PaymentEventNote,
} from '@market/domain/checkout/payment-event';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import { inTransaction } from '../../db/transaction';
import { conflict, isAppError, notFound, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { ProviderUnavailable, UnusableResponse } from '../../platform/provider-errors';
import type { AuditService } from '../audit';
import {
  updateOpenEvent,
  countEvents,
  findEvent,
  findListed,
  listEvents,
  type PaymentEventRow,
  type PaymentEventLog,
  type DisputeNotice,
  type ProviderRegistry,
  type TransferResult,
  type WebhookEvent,
} from '../payment-providers';
import { toAuditSubject, toPaymentEvent } from './payment-event-view';

interface PaymentEventsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: PaymentEventLog;
  readonly audit: Pick<AuditService, 'record'>;
  readonly providers: ProviderRegistry;
  readonly settle: (reference: string) => Promise<PaymentOutcome>;
  readonly refunds: {
    review(reference: string): Promise<void>;
    sendPending(reference: string): Promise<void>;
    transferEnded(result: TransferResult): Promise<void>;
  };
  readonly payouts: {
    transferEnded(result: TransferResult): Promise<void>;
    send(reference: string): Promise<void>;
  };
  readonly disputes: {
    processNotice(provider: string, notice: DisputeNotice): Promise<void>;
    sendAnswers(reference: string): Promise<void>;
  };
}

const isOpen = ({ status }: PaymentEventRow): boolean =>
  status === 'waiting' || status === 'failed';
const UNKNOWN_REFERENCE = 'No payment, refund or payout has this reference.';

/**
 * Events from payment providers: stored first, processed once, retried after failures, and listed
 * for staff.
 */
export const paymentEventsService = ({
  db,
  clock,
  log,
  events,
  audit,
  providers,
  settle,
  refunds,
  payouts,
  disputes,
}: PaymentEventsDeps) => {
  const settlePaid = async (reference: string): Promise<void> => {
    const { status } = await settle(reference);
    if (status !== 'paid' && status !== 'refunded')
      throw new ProviderUnavailable(
        'The webhook says that the payment succeeded, but the provider does not confirm it yet.',
      );
  };

  const processNotice = async (
    provider: string,
    event: WebhookEvent,
  ): Promise<string | undefined> => {
    if (event.kind === 'payment') await settlePaid(event.reference);
    if (event.kind === 'transfer') {
      await payouts.transferEnded(event.result);
      await refunds.transferEnded(event.result);
    }
    if (event.kind === 'refund') await refunds.review(event.reference);
    if (event.kind === 'dispute') await disputes.processNotice(provider, event.dispute);
    return event.kind === 'other' ? 'Nothing to do.' : undefined;
  };

  /** Repeats the request whose response was invalid. */
  const repeatRequest = async ({ name, reference }: PaymentEventRow): Promise<void> => {
    if (reference === null) return;
    if (name === 'initialise' || name === 'verify') await settle(reference);
    if (name === 'refund') await refunds.sendPending(reference);
    if (name === 'hasRefundFailed') await refunds.review(reference);
    if (name === 'transfer') await payouts.send(reference);
    if (name === 'answerDispute') await disputes.sendAnswers(reference);
  };

  /** A failure is stored with the event and retried. */
  const processEvent = async (row: PaymentEventRow): Promise<void> => {
    try {
      const done =
        row.source === 'notice'
          ? await processNotice(
              row.provider,
              providers.byName(row.provider).readNotice(row.payload),
            )
          : await repeatRequest(row);
      await events.processed(row.id, done ?? undefined);
    } catch (error) {
      if (isAppError(error, 'notFound')) return events.processed(row.id, UNKNOWN_REFERENCE);
      log.warn(
        { err: error, event: row.id, name: row.name, reference: row.reference },
        'payment event could not be processed',
      );
      await events.failed(row.id, toReason(error));
    }
  };

  const detail = async (id: string): Promise<PaymentEventDetail> => {
    const row = await findListed(db, id);
    if (!row) throw notFound('This payment event');
    return { ...toPaymentEvent(row), payload: row.event.payload };
  };

  const getOrThrow = async (id: string): Promise<PaymentEventRow> => {
    const row = await findEvent(db, id);
    if (!row) throw notFound('This payment event');
    return row;
  };

  return {
    /**
     * Receives a provider's notice. Once this resolves, the notice is stored, and the provider need
     * not send it again. Throws 401 for a bad signature and 404 for an unknown provider.
     */
    async receive(
      providerName: string,
      rawBody: Buffer,
      headers: IncomingHttpHeaders,
    ): Promise<void> {
      const provider = providers.byName(providerName);
      provider.assertSigned(rawBody, headers);
      const payload = rawBody.toString('utf8');
      const { key, name, reference, repeatable } = identifyNotice(
        () => provider.readNotice(payload),
        payload,
      );
      const row = await events.storeNotice({
        provider: provider.name,
        key,
        name,
        reference,
        payload,
      });
      if (isOpen(row) || repeatable) await processEvent(row);
    },

    /** Job: retries an event that is still open. */
    async retryDue(id: string): Promise<void> {
      const row = await findEvent(db, id);
      // Another attempt may have set a later time.
      if (row?.status === 'waiting' && row.nextTryAt !== null && row.nextTryAt <= clock.now())
        await processEvent(row);
    },

    list: async (query: PaymentEventListQuery): Promise<Page<PaymentEvent>> =>
      toCountedPage((await listEvents(db, query)).map(toPaymentEvent), query, () =>
        countEvents(db, query),
      ),
    byId: detail,

    /**
     * Records the retry first, because processing runs several transactions and requests to the
     * provider.
     */
    async retry(principal: Principal, id: string): Promise<PaymentEventDetail> {
      const row = await getOrThrow(id);
      if (!isOpen(row)) throw closedError();
      await audit.record(db, principal, { action: 'paymentEvent.retried', ...toAuditSubject(row) });
      await processEvent(row);
      return detail(id);
    },

    async handle(
      principal: Principal,
      id: string,
      { note }: PaymentEventNote,
    ): Promise<PaymentEventDetail> {
      const row = await getOrThrow(id);
      await inTransaction(db, async (db) => {
        const handled = await updateOpenEvent(db, id, {
          status: 'handled',
          note,
          handledAt: clock.now(),
          handledBy: principal.userId,
          nextTryAt: null,
        });
        if (!handled) throw closedError();
        await audit.record(db, principal, {
          action: 'paymentEvent.handled',
          ...toAuditSubject(row),
          before: { status: row.status },
          after: { status: handled.status },
          reason: note,
        });
      });
      return detail(id);
    },
  };
};

export type PaymentEventsService = ReturnType<typeof paymentEventsService>;

const closedError = (): AppError => conflict('This event is already closed. Reload the page.');

/** The key of an unreadable notice is a hash of its bytes. */
function identifyNotice(
  read: () => WebhookEvent,
  payload: string,
): { key: string; name: string; reference?: string | undefined; repeatable?: boolean } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnusableResponse)) throw error;
    return {
      key: `unread:${createHash('sha256').update(payload).digest('hex')}`,
      name: 'unreadable',
    };
  }
}

function toReason(error: unknown): string {
  if (error instanceof ProviderUnavailable) return error.reason;
  return error instanceof Error ? error.message : 'Unknown error';
}
