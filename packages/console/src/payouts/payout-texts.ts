import type { Payout, PayoutOrder } from '@market/domain/payouts/payout';
import type { Statement } from '@market/domain/payouts/statement';
import { pluralise } from '@market/domain/pluralise';
import { moneyText } from '@market/ui/money';

/** `Guaranty Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  [bankName, accountNumberLast4 && `••••\u00a0${accountNumberLast4}`].filter(Boolean).join(' ') ||
  'No bank account';

/** What the orders of a payout are called: stores are paid for orders, partners for deliveries. */
export const payoutOrderTexts = {
  store: {
    title: 'Orders',
    count: (count: number) => pluralise(count, 'order'),
    total: 'Customer paid',
    commission: 'Commission',
    completed: 'Completed',
  },
  partner: {
    title: 'Deliveries',
    count: (count: number) => pluralise(count, 'delivery', 'deliveries'),
    total: 'Delivery fee',
    commission: 'Platform’s share',
    completed: 'Delivered',
  },
} as const satisfies Record<Payout['payee'], object>;

/** `₦1,200.00 paid, less ₦100.00 commission and ₦80.00 delivery and refunds` */
export function orderSplitText(
  payee: Payout['payee'],
  { total, commission, due }: PayoutOrder,
): string {
  if (payee === 'partner')
    return `${moneyText(total)} delivery fee, less ${moneyText(commission)} for the platform`;
  const rest = total - commission - due;
  return `${moneyText(total)} paid, less ${moneyText(commission)} commission${rest > 0 ? ` and ${moneyText(rest)} delivery and refunds` : ''}`;
}

type Sums = Pick<
  Statement,
  'payee' | 'due' | 'subscriptions' | 'cashDeducted' | 'other' | 'amount'
>;

/** The lines of a statement from the orders' earnings to the payout's amount. */
export const statementLines = ({
  payee,
  due,
  subscriptions,
  cashDeducted,
  other,
  amount,
}: Sums) => [
  { term: `Due from these ${payoutOrderTexts[payee].title.toLowerCase()}`, value: moneyText(due) },
  ...(subscriptions === 0 ? [] : [{ term: 'Subscription fees', value: moneyText(-subscriptions) }]),
  ...(cashDeducted === 0
    ? []
    : [{ term: 'Cash collected on delivery', value: moneyText(-cashDeducted) }]),
  ...(other === 0
    ? []
    : [{ term: 'Refunds, disputes and other changes', value: moneyText(other) }]),
  { term: 'Payout', value: moneyText(amount), total: true },
];
