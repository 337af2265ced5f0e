import type { Kobo } from '../money';
import {
  negateEntries,
  orderShareEntries,
  sumSplit,
  dropZeroEntries,
  type LedgerEntry,
  type OrderMoney,
  type RefundMoney,
} from './entries';

/** A rider collected an order's total in cash on delivery, for `holderId`. Once per order. */
export const cashCollectedEntries = (order: OrderMoney, holderId: string): LedgerEntry[] =>
  dropZeroEntries([
    {
      account: 'cash_collected',
      amount: sumSplit(order),
      partnerId: holderId,
      orderId: order.orderId,
    },
    ...orderShareEntries(order, 'held', -1),
  ]);

/** Cash that a shipping partner holds is deducted from a payout, instead of being paid in. */
export const cashDeductedEntries = (partnerId: string, amount: Kobo): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'partner_payable', amount, partnerId },
    { account: 'cash_collected', amount: -amount, partnerId },
  ]);

/** The payout with the deduction was sent back: the partner holds the cash again. */
export const cashDeductionCancelledEntries = (partnerId: string, amount: Kobo): LedgerEntry[] =>
  negateEntries(cashDeductedEntries(partnerId, amount));

/** Collected cash arrived at the platform's bank account. */
export const cashRemittedEntries = (holderId: string, amount: Kobo): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'bank', amount, partnerId: holderId },
    { account: 'cash_collected', amount: -amount, partnerId: holderId },
  ]);

/** The refund for an order paid in cash was transferred to the customer's bank account. */
export const refundTransferredEntries = ({ amount, ...order }: RefundMoney): LedgerEntry[] =>
  dropZeroEntries([
    { account: 'refund_payable', amount, ...order },
    { account: 'bank', amount: -amount, ...order },
  ]);

/** The bank returned the transfer: the refund is owed to the customer again. */
export const refundReturnedEntries = (refund: RefundMoney): LedgerEntry[] =>
  negateEntries(refundTransferredEntries(refund));
