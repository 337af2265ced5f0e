import { fullName } from '@market/domain/accounts/person-name';
import type {
  Dispute,
  DisputeAnswerInput,
  DisputeListQuery,
} from '@market/domain/disputes/dispute';
import type { Page } from '@market/domain/paging';
import { inTransaction } from '../../db/transaction';
import { toCountedPage } from '../../db/list-queries';
import { conflict, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { groupBy } from '../../platform/group-by';
import { ProviderRefusal } from '../../platform/provider-errors';
import {
  updateOpenDispute,
  countDisputes,
  listDisputedOrders,
  findDispute,
  saveAnswer,
  listDisputes,
  matchingDisputes,
  listUnsentAnswers,
  type DisputedOrderRow,
  type DisputeListRow,
} from './disputes.repository';
import type { DisputesDeps } from './disputes-deps';
import { processDisputeNotice } from './process-dispute-notice';

/** Job: sends the answer to a dispute to the payment provider. */
export const SEND_DISPUTE_ANSWER = 'dispute.answer';

export const disputesService = (deps: DisputesDeps) => {
  const { db, clock, log, outbox, audit, providers } = deps;

  const present = async (rows: readonly DisputeListRow[]): Promise<Dispute[]> => {
    const orders =
      rows.length === 0
        ? []
        : await listDisputedOrders(
            db,
            rows.map(({ dispute }) => dispute.id),
          );
    const byDispute = groupBy(orders, ({ part }) => part.disputeId);
    return rows.map((row) => toDispute(row, byDispute.get(row.dispute.id) ?? []));
  };

  const byId = async (id: string): Promise<Dispute> => {
    const row = await findDispute(db, id);
    const [dispute] = row ? await present([row]) : [];
    if (!dispute) throw notFound('This dispute');
    return dispute;
  };

  /**
   * Job: sends an answer once. Staff can answer again when the provider rejects it. Throws when the
   * provider cannot be reached.
   */
  const send = async (id: string): Promise<void> => {
    const found = await findDispute(db, id);
    if (!found) return;
    const { dispute, reference, customer } = found;
    const { decision, note, sentAt, status, providerId, amount, provider } = dispute;
    if (status !== 'open' || decision === null || note === null || sentAt !== null) return;
    try {
      await providers.byName(provider).answerDispute({
        disputeId: providerId,
        reference,
        accepted: decision === 'accept',
        amount,
        note,
        customer: {
          name: fullName(customer),
          email: customer.email,
          phone: customer.phone ?? '',
        },
      });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      log.error(
        { err: error, dispute: id, reference },
        'the provider rejected the answer to a dispute',
      );
      await updateOpenDispute(db, id, {
        decision: null,
        note: null,
        answeredBy: null,
        answeredAt: null,
        answerFailure: error.message,
      });
      return;
    }
    await updateOpenDispute(db, id, { sentAt: clock.now() });
  };

  return {
    processNotice: processDisputeNotice(deps),
    send,
    byId,
    async list({ search, ...query }: DisputeListQuery): Promise<Page<Dispute>> {
      const filter = { ...query, found: await matchingDisputes(db, search) };
      const rows = await present(await listDisputes(db, filter));
      return toCountedPage(rows, query, () => countDisputes(db, filter));
    },

    async sendAnswers(reference: string): Promise<void> {
      for (const { id } of await listUnsentAnswers(db, reference)) await send(id);
    },

    async answer(
      principal: Principal,
      id: string,
      { decision, note }: DisputeAnswerInput,
    ): Promise<Dispute> {
      const dispute = await byId(id);
      await inTransaction(db, async (db) => {
        const now = clock.now();
        if (
          !(await saveAnswer(db, id, {
            decision,
            note,
            answeredBy: principal.userId,
            answeredAt: now,
          }))
        )
          throw conflict('This dispute already has a response or is closed. Reload the page.');
        await audit.record(db, principal, {
          action: decision === 'accept' ? 'dispute.accepted' : 'dispute.contested',
          subject: 'dispute',
          subjectId: id,
          subjectName: `${dispute.reference}, ${dispute.customerName}`,
          reason: note,
        });
        await outbox.enqueue(db, {
          kind: SEND_DISPUTE_ANSWER,
          payload: { disputeId: id },
          uniqueKey: `${id}:${now.toISOString()}`,
        });
      });
      return byId(id);
    },
  };
};

export type DisputesService = ReturnType<typeof disputesService>;

function toDispute(
  { dispute, reference, customer, answerer }: DisputeListRow,
  orders: readonly DisputedOrderRow[],
): Dispute {
  const { decision, note, answeredAt, sentAt } = dispute;
  return {
    id: dispute.id,
    provider: dispute.provider,
    providerId: dispute.providerId,
    reference,
    customerName: fullName(customer),
    customerEmail: customer.email,
    amount: dispute.amount,
    reason: dispute.reason ?? undefined,
    dueAt: dispute.dueAt?.toISOString(),
    status: dispute.status,
    openedAt: dispute.openedAt.toISOString(),
    resolvedAt: dispute.resolvedAt?.toISOString(),
    orders: orders.map(({ part, orderName, storeName }) => ({
      orderId: part.orderId,
      orderName,
      storeId: part.storeId,
      storeName,
      amount: part.dueToMerchant + part.commission + part.delivery,
      held: dispute.status === 'open' ? part.dueToMerchant : 0,
    })),
    ...(decision !== null &&
      note !== null &&
      answeredAt && {
        answer: {
          decision,
          note,
          by: answerer ? fullName(answerer) : '',
          at: answeredAt.toISOString(),
          sentAt: sentAt?.toISOString(),
        },
      }),
    answerFailure: dispute.answerFailure ?? undefined,
  };
}
