import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FinanceOrderDetail } from '@market/domain/finance/finance-report';
import { fullDeliveryFee } from '@market/domain/shipping/partner-share';
import { pluralise } from '@market/domain/pluralise';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { Money, moneyText } from '@market/ui/money';
import { rateText } from '../model/finance-texts';
import { SplitBar } from './split-bar';

export function OrderSplit({ order }: { order: FinanceOrderDetail }) {
  const discount = order.shippingDiscount;
  const { partner } = order;
  const shares = [
    {
      label: order.storeName,
      amount: order.dueToMerchant,
      colour: 'bg-chart-2',
      rule: `${moneyText(order.totalSalesOrderAmount)} less ${rateText(order.commissionBps)} commission, ${moneyText(order.commission)}. The rate when the order was placed.`,
    },
    ...(partner
      ? [
          {
            label: partner.name,
            amount: order.dueToPartners,
            colour: 'bg-chart-3',
            rule: `${rateText(partner.shareBps)} of the ${moneyText(fullDeliveryFee(order))} delivery fee${discount ? ' before the discount' : ''}. The rate when the order was assigned.`,
          },
        ]
      : []),
    {
      label: 'Platform',
      amount: order.toRemitToPlatform,
      colour: 'bg-chart-1',
      rule: `${moneyText(order.commission)} commission and ${moneyText(order.totalDeliveryAmount)} delivery, less ${partner ? `${moneyText(order.dueToPartners)} for the partner and ` : ''}${moneyText(order.dueToCardProvider)} card fee`,
    },
    {
      label: 'Card provider',
      amount: order.dueToCardProvider,
      colour: 'bg-chart-6',
      rule: feeRule(order),
    },
  ];
  return (
    <section>
      <h3 className="mb-2.5 text-sm font-semibold">{`How ${moneyText(order.totalOrderAmount)} was split`}</h3>
      <SplitBar parts={shares} />
      <ul className="mt-3 text-sm">
        {order.items.map((item, index) => (
          <Line
            key={index}
            label={`${item.quantity} × ${item.name}`}
            rule={`${moneyText(item.unitPrice)} each${item.discount > 0 ? `, ${moneyText(item.discount)} discount` : ''}`}
            kobo={item.unitPrice * item.quantity - item.discount}
          />
        ))}
        <Line label="Delivery" kobo={fullDeliveryFee(order)} />
        {discount && (
          <Line
            label="Shipping discount"
            rule={`${discount.name}. The platform pays it.`}
            kobo={-discount.amount}
          />
        )}
        <Line label="Customer paid" kobo={order.paid} total />
        {order.refunded !== 0 && (
          <>
            <Line label="Refunded" kobo={-order.refunded} />
            <Line label="Amount to split" kobo={order.totalOrderAmount} total />
          </>
        )}
        {shares.map(({ label, amount, rule, colour }) => (
          <Line
            key={label}
            label={
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={clsx('size-2.5 flex-none rounded-[1px]', colour)}
                />
                {label}
              </span>
            }
            rule={rule}
            kobo={amount}
          />
        ))}
        <Line label="Total" kobo={order.totalOrderAmount} total />
      </ul>
    </section>
  );
}

function feeRule({ paymentFee, reference, sharedWith }: FinanceOrderDetail): string {
  if (paymentFee === 0) return 'No fee was reported';
  const fee = `${moneyText(paymentFee)} for payment ${shortPaymentReference(reference)}`;
  return sharedWith.length === 0
    ? fee
    : `${fee}, shared with ${sharedWith.length > 3 ? pluralise(sharedWith.length, 'order') : sharedWith.join(', ')} in proportion to their totals`;
}

interface LineProps {
  label: ReactNode;
  rule?: string;
  kobo: number;
  total?: boolean;
}

const Line = ({ label, rule, kobo, total }: LineProps) => (
  <li
    className={clsx(
      'flex items-baseline justify-between gap-4 py-1.5',
      total && 'mb-2 border-t border-text font-bold',
    )}
  >
    <span className="min-w-0">
      {label}
      {rule && <span className="block text-xs break-words text-muted">{rule}</span>}
    </span>
    <Money kobo={kobo} />
  </li>
);
