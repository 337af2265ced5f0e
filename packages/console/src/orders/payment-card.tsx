import { Lock } from 'lucide-react';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { paymentDetailsText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { SplitBar } from '@market/ui/split-bar';
import { type OrderAudience, payoutText } from './order-texts';

const cashFacts = ({ payOnDelivery, deliveryProof, payment }: Order): DescriptionItem[] =>
  payOnDelivery
    ? [
        { term: 'Method', value: 'Pay on delivery, cash' },
        {
          term: 'Collected',
          value: payOnDelivery.collectedAt
            ? formatDateTimeYear(payOnDelivery.collectedAt)
            : `Not yet, ${moneyText(payOnDelivery.amount)}`,
        },
        ...(payOnDelivery.collectedAt && deliveryProof
          ? [{ term: 'Collected by', value: deliveryProof.by }]
          : []),
        ...(payment
          ? [{ term: 'Reference', value: shortPaymentReference(payment.reference) }]
          : []),
      ]
    : [];

const paymentFacts = (
  { payment, payOnDelivery, split }: Order,
  transactionHref: string | undefined,
): DescriptionItem[] => [
  ...(payment && !payOnDelivery
    ? [
        { term: 'Paid with', value: paymentDetailsText(payment) },
        {
          term: 'Reference',
          value: transactionHref ? (
            <Link to={transactionHref} className="link">
              {shortPaymentReference(payment.reference)}
            </Link>
          ) : (
            shortPaymentReference(payment.reference)
          ),
        },
        ...(payment.paidAt ? [{ term: 'Paid', value: formatDateTimeYear(payment.paidAt) }] : []),
      ]
    : []),
  ...(split?.providerFee === undefined
    ? []
    : [{ term: 'Provider fee', value: moneyText(split.providerFee) }]),
];

export interface LinkedOrder {
  orderName: string;
  href: string;
}

const paidTogetherFact = (orders: readonly LinkedOrder[]): DescriptionItem[] =>
  orders.length === 0
    ? []
    : [
        {
          term: 'Paid together with',
          value: orders.map(({ orderName, href }) => (
            <Link key={href} to={href} className="link block">
              {orderName}
            </Link>
          )),
        },
      ];

interface PaymentCardProps {
  order: Order;
  audience: OrderAudience;
  ledgerHref?: string | undefined;
  /** The payment's transaction. Undefined when the user may not see it. */
  transactionHref?: string | undefined;
  paidTogether?: readonly LinkedOrder[] | undefined;
}

export function PaymentCard({
  order,
  audience,
  ledgerHref,
  transactionHref,
  paidTogether = [],
}: PaymentCardProps) {
  const { split, total, approvePayout } = order;
  const facts = [
    ...cashFacts(order),
    ...paymentFacts(order, transactionHref),
    ...paidTogetherFact(paidTogether),
  ];
  const isToCollect = order.payOnDelivery && order.payOnDelivery.collectedAt === undefined;
  const share = (label: string, value: number) => ({ label, value, text: moneyText(value) });
  return (
    <Card
      title="Payment and payout"
      action={
        ledgerHref && (
          <Link to={ledgerHref} className="link text-sm">
            Ledger entries
          </Link>
        )
      }
    >
      <div className="grid gap-5">
        {facts.length > 0 && <DescriptionList amounts items={facts} />}
        {split && (
          <SplitBar
            label={`Shares of the ${moneyText(total)} ${isToCollect ? 'to be paid' : 'paid'}`}
            parts={[
              share(
                audience === 'merchant' ? 'You receive' : 'Due to merchant',
                split.dueToMerchant,
              ),
              share(`Commission, ${split.commissionPercent}%`, split.commission),
              share('Delivery', split.delivery),
            ]}
          />
        )}
        <Alert
          tone={approvePayout ? 'success' : 'neutral'}
          {...(!approvePayout && { icon: <Lock size={16} /> })}
        >
          {payoutText(order, audience)}
        </Alert>
      </div>
    </Card>
  );
}
