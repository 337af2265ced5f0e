import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import type { UssdBank } from './sandbox-banks';
import {
  addTransfer,
  updateOpenPayment,
  insertTransfer,
  type SandboxPayment,
} from './sandbox.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notifyPaid: (db: Db, reference: string) => Promise<void>;
}

const closedPaymentError = () => conflict('This payment is no longer open. Go back to the shop.');

export const sandboxTransfers = ({ db, clock, notifyPaid }: Deps) => {
  const change = async (
    db: Db,
    reference: string,
    to: Parameters<typeof updateOpenPayment>[3],
  ): Promise<SandboxPayment> => {
    const payment = await updateOpenPayment(db, reference, clock.now(), to);
    if (payment?.channel !== 'ussd') throw closedPaymentError();
    return payment;
  };

  return {
    /**
     * A transfer of any amount arrives, even after the payment has expired. The same id counts
     * once. An account whose payment was made or closed accepts no more: throws 409, and the sender
     * keeps the money.
     */
    receiveTransfer: (reference: string, { id, amount }: { id: string; amount: number }) =>
      inTransaction(db, async (db) => {
        const now = clock.now();
        if (!(await insertTransfer(db, { id, reference, amount, createdAt: now }))) return;
        const payment = await addTransfer(db, reference, { amount, at: now });
        if (!payment) throw closedPaymentError();
        if (payment.status === 'success') await notifyPaid(db, reference);
      }),

    chooseBank: (reference: string, bank: UssdBank | undefined) =>
      inTransaction(db, (db) =>
        change(db, reference, { bankCode: bank?.code ?? null, reason: null }),
      ),

    /** The customer confirmed on the phone, and the bank pays or declines. Throws 409. */
    answerUssd: (reference: string, refusal?: string) =>
      inTransaction(db, async (db) => {
        const { bankCode } = await change(
          db,
          reference,
          refusal === undefined
            ? { status: 'success', reason: null, paidAt: clock.now() }
            : { reason: refusal },
        );
        if (bankCode === null) throw closedPaymentError();
        if (refusal === undefined) await notifyPaid(db, reference);
      }),
  };
};
