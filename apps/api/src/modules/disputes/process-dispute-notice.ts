import { disputedShares, type RemainingShares } from '@market/domain/disputes/disputed-shares';
import {
  disputeHoldEntries,
  disputeLostEntries,
  disputeReleaseEntries,
  type DisputedOrder,
} from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import { listStaffEmails } from '../accounts/accounts.reads';
import type { DisputeNotice } from '../payment-providers';
import { fundsHeldMail, disputeOpenedMail, disputeResultMail } from './dispute-mails';
import type { DisputesDeps } from './disputes-deps';
import {
  updateOpenDispute,
  listDisputedOrders,
  findByProviderId,
  findPayment,
  insertDispute,
  insertDisputedOrders,
  lockOrders,
  type DisputeRow,
} from './disputes.repository';

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

const toState = ({ status }: LockedOrder): DisputedOrder['state'] =>
  status === 'completed' ? 'released' : 'held';

/**
 * Processes a provider's notice of a dispute: holds the stores' shares while the dispute is open,
 * then releases them or records the chargeback. Idempotent, and independent of the order of
 * notices. Throws 404 for an unknown payment, and 409 for a payment that is not settled yet.
 */
export const processDisputeNotice = (deps: DisputesDeps) => {
  const { db, clock, ids, ledger, outbox } = deps;

  const findOrCreate = async (
    db: Db,
    provider: string,
    notice: DisputeNotice,
  ): Promise<DisputeRow> => {
    const existing = await findByProviderId(db, provider, notice.id);
    if (existing) return existing;
    const payment = await findPayment(db, provider, notice.reference);
    if (!payment) throw notFound('The payment of this dispute');
    if (payment.status !== 'paid' && payment.status !== 'refunded')
      throw conflict('The payment of this dispute is not settled yet.');

    const orders = await lockOrders(db, payment.id);
    const remaining: RemainingShares[] = [];
    for (const order of orders)
      remaining.push({
        orderId: order.id,
        storeId: order.storeId,
        ...(toState(order) === 'released'
          ? await ledger.remainingForOrder(db, order.id)
          : await ledger.heldForOrder(db, order.id)),
      });
    const amount = Math.min(notice.amount ?? payment.amount, payment.amount);
    const { parts, uncovered } = disputedShares(amount, remaining);
    const dispute = await insertDispute(db, {
      id: ids.next(),
      provider,
      providerId: notice.id,
      checkoutId: payment.id,
      amount,
      uncovered,
      reason: notice.reason ?? null,
      dueAt: notice.dueAt ?? null,
      status: 'open',
      openedAt: clock.now(),
    });
    // A concurrent notice has created it.
    if (!dispute) return findOrCreate(db, provider, notice);
    if (parts.length > 0)
      await insertDisputedOrders(
        db,
        parts.map((part) => ({ ...part, disputeId: dispute.id })),
      );
    await ledger.record(
      db,
      'dispute_hold',
      dispute.id,
      disputeHoldEntries(addStates(parts, orders)),
    );
    await outbox.mails(db, [
      ...(await listStaffEmails(db, 'payouts')).map((to) =>
        disputeOpenedMail(deps, to, dispute, notice.reference),
      ),
      ...(await listDisputedOrders(db, [dispute.id]))
        .filter(({ part }) => part.dueToMerchant > 0)
        .map((row) => fundsHeldMail(deps, row, dispute)),
    ]);
    return dispute;
  };

  const resolve = async (db: Db, { id }: DisputeRow, outcome: 'won' | 'lost'): Promise<void> => {
    const row = await updateOpenDispute(db, id, { status: outcome, resolvedAt: clock.now() });
    if (!row) return;
    const orders = await lockOrders(db, row.checkoutId);
    const rows = await listDisputedOrders(db, [id]);
    const parts = addStates(
      rows.map(({ part }) => part),
      orders,
    );
    if (outcome === 'won')
      await ledger.record(db, 'dispute_release', id, disputeReleaseEntries(parts));
    else await ledger.record(db, 'chargeback', id, disputeLostEntries(parts, row.uncovered));
    await outbox.mails(
      db,
      rows
        .filter(({ part }) => part.dueToMerchant > 0)
        .map((each) => disputeResultMail(deps, each, outcome)),
    );
  };

  return (provider: string, notice: DisputeNotice): Promise<void> =>
    inTransaction(db, async (db) => {
      const dispute = await findOrCreate(db, provider, notice);
      if (notice.outcome !== 'open') return resolve(db, dispute, notice.outcome);
      const { dueAt, reason } = notice;
      await updateOpenDispute(db, dispute.id, {
        ...(dueAt && { dueAt }),
        ...(reason !== undefined && { reason }),
        provider,
      });
    });
};

const addStates = (
  parts: readonly RemainingShares[],
  orders: readonly LockedOrder[],
): DisputedOrder[] =>
  parts.map(({ orderId, storeId, dueToMerchant, commission, delivery }) => {
    const order = orders.find(({ id }) => id === orderId);
    return {
      orderId,
      storeId,
      dueToMerchant,
      commission,
      delivery,
      state: order ? toState(order) : 'held',
    };
  });
