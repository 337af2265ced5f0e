import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { addMilliseconds, hours, minutes, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { OutboxService } from '../outbox';
import {
  updateOpenEvent,
  nextTryExpression,
  reopenEvent,
  insertEvent,
  type PaymentEventRow,
} from './payment-events.repository';

/** Job: processes a stored event again. */
export const RETRY_PAYMENT_EVENT = 'payment.event';

/**
 * Covers about a day, as long as providers themselves retry. After that, staff have to look at the
 * event.
 */
const MAX_TRIES = 12;
const FIRST_DELAY = minutes(1);
const MAX_DELAY = hours(6);
const retryDelay = (tries: number): number => Math.min(FIRST_DELAY * 2 ** (tries - 1), MAX_DELAY);

const MAX_REASON_LENGTH = 500;

interface EventLogDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
}

export interface NewPaymentEvent {
  readonly provider: string;
  readonly key: string;
  readonly name: string;
  readonly reference?: string | undefined;
  readonly payload: string;
}

export interface InvalidResponse extends NewPaymentEvent {
  readonly reason: string;
}

/** Replaces characters that PostgreSQL cannot store as text. */
const toStorableText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\u{FFFD}');

export const paymentEventLog = ({ db, clock, ids, outbox }: EventLogDeps) => {
  const scheduleRetry = (db: Db, { id, tries, nextTryAt }: PaymentEventRow) =>
    outbox.enqueue(db, {
      kind: RETRY_PAYMENT_EVENT,
      payload: { eventId: id },
      runAt: nextTryAt ?? clock.now(),
      uniqueKey: `${id}:${tries}`,
    });

  const toRow = ({ reference, payload, ...event }: NewPaymentEvent) => ({
    ...event,
    id: ids.next(),
    reference: reference ?? null,
    payload: toStorableText(payload),
    status: 'waiting' as const,
    receivedAt: clock.now(),
  });

  const failed = (id: string, reason: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const row = await updateOpenEvent(db, id, {
        reason: toStorableText(reason).slice(0, MAX_REASON_LENGTH),
        tries: nextTryExpression,
      });
      if (!row) return;
      const isLast = row.tries >= MAX_TRIES;
      const changed = await updateOpenEvent(db, id, {
        status: isLast ? 'failed' : 'waiting',
        nextTryAt: isLast ? null : addMilliseconds(clock.now(), retryDelay(row.tries)),
      });
      if (changed && !isLast) await scheduleRetry(db, changed);
    });

  return {
    /**
     * Schedules the first retry, so that the notice is processed even when this process crashes.
     */
    storeNotice: (notice: NewPaymentEvent) =>
      inTransaction(db, async (db) => {
        const { row, isNew } = await insertEvent(db, {
          ...toRow(notice),
          source: 'notice',
          nextTryAt: addMilliseconds(clock.now(), FIRST_DELAY),
        });
        if (isNew) await scheduleRetry(db, row);
        return row;
      }),

    /** Stores an invalid response from a provider and schedules the request again. */
    storeResponse: ({ reason, ...answer }: InvalidResponse): Promise<void> =>
      inTransaction(db, async (db) => {
        const due = {
          reason: toStorableText(reason).slice(0, MAX_REASON_LENGTH),
          nextTryAt: addMilliseconds(clock.now(), FIRST_DELAY),
        };
        const { row, isNew } = await insertEvent(db, {
          ...toRow(answer),
          ...due,
          source: 'answer',
        });
        if (isNew) return scheduleRetry(db, row);
        const reopened = await reopenEvent(db, row.id, {
          ...due,
          payload: toStorableText(answer.payload),
        });
        if (reopened) return scheduleRetry(db, reopened);
        await updateOpenEvent(db, row.id, {
          reason: due.reason,
          payload: toStorableText(answer.payload),
        });
      }),

    processed: async (id: string, reason?: string): Promise<void> => {
      await updateOpenEvent(db, id, {
        status: 'processed',
        reason: reason ?? null,
        nextTryAt: null,
        processedAt: clock.now(),
      });
    },
    failed,
  };
};

export type PaymentEventLog = ReturnType<typeof paymentEventLog>;
