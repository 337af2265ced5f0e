import type { Payout } from '@market/domain/payouts/payout';
import type { Statement } from '@market/domain/payouts/statement';
import { moneyText } from '@market/ui/money';

/** `Guaranty Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  [bankName, accountNumberLast4 && `••••\u00a0${accountNumberLast4}`].filter(Boolean).join(' ') ||
  'No bank account';

type Sums = Pick<Statement, 'due' | 'subscriptions' | 'other' | 'amount'>;

/** The lines of a statement from the orders' earnings to the payout's amount. */
export const statementLines = ({ due, subscriptions, other, amount }: Sums) => [
  { term: 'Due from these orders', value: moneyText(due) },
  ...(subscriptions === 0 ? [] : [{ term: 'Subscription fees', value: moneyText(-subscriptions) }]),
  ...(other === 0
    ? []
    : [{ term: 'Refunds, disputes and other changes', value: moneyText(other) }]),
  { term: 'Payout', value: moneyText(amount), total: true },
];
