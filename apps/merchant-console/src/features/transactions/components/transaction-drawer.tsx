import type { ReactNode } from 'react';
import { CopyableId } from '@market/console/copyable-id';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { TransactionDetail } from '@market/domain/transactions/transaction';
import { transactionPaymentText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Money, moneyText } from '@market/ui/money';
import { TransactionStatusTag } from './transaction-columns';

interface TransactionDrawerProps {
  transaction: TransactionDetail;
  links: ReactNode;
  onClose: () => void;
}

export function TransactionDrawer({
  transaction: payment,
  links,
  onClose,
}: TransactionDrawerProps) {
  const share = payment.amount - payment.commission - payment.shippingFee;
  const refundedShare = share - payment.dueToMerchant;
  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={moneyText(payment.amount)}
      description={<TransactionStatusTag status={payment.status} />}
      footer={links}
    >
      <div className="grid gap-6">
        <DescriptionList
          items={[
            { term: 'Customer', value: payment.customerName },
            { term: 'Paid', value: formatDateTimeYear(payment.date) },
            { term: 'Paid with', value: transactionPaymentText(payment) },
            { term: 'Reference', value: shortPaymentReference(payment.reference) },
            {
              term: 'Transaction ID',
              value: <CopyableId name="transaction ID" value={payment.transactionId} />,
            },
          ]}
        />
        <Part title="Products">
          <ul className="divide-y divide-line border-y border-line text-sm">
            {payment.orderItems.map((item) => (
              <li key={item.id} className="flex justify-between gap-4 py-2.5">
                <span className="min-w-0">
                  {item.productName}{' '}
                  <span className="whitespace-nowrap text-muted nums">× {item.quantity}</span>
                </span>
                <Money kobo={item.productPrice * item.quantity} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Net earnings">
          <DescriptionList
            amounts
            items={[
              { term: 'Goods', value: moneyText(payment.subtotal) },
              ...(payment.discount > 0
                ? [{ term: 'Discount', value: moneyText(-payment.discount) }]
                : []),
              { term: 'Delivery', value: moneyText(payment.shippingFee) },
              { term: 'Customer paid', value: moneyText(payment.amount), total: true },
              {
                term: `Commission, ${payment.commissionPercent}%`,
                value: moneyText(-payment.commission),
              },
              {
                term: 'Delivery, kept by the platform',
                value: moneyText(-payment.shippingFee),
              },
              ...(refundedShare > 0
                ? [{ term: 'Refunded from your share', value: moneyText(-refundedShare) }]
                : []),
              { term: 'Net earnings', value: moneyText(payment.dueToMerchant), total: true },
            ]}
          />
        </Part>
        {payment.refunds.length > 0 && (
          <Part title={`Refunds, ${moneyText(payment.refunded)}`}>
            <ul className="divide-y divide-line border-y border-line text-sm">
              {payment.refunds.map((refund) => (
                <li key={refund.id} className="flex justify-between gap-4 py-2.5">
                  <span>
                    {formatDateTimeYear(refund.createdAt)}{' '}
                    <span className="text-muted">{refund.status}</span>
                  </span>
                  <Money kobo={-refund.amount} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      {children}
    </section>
  );
}
