import { CopyableId } from '@market/console/copyable-id';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { PlatformTransactionDetail } from '@market/domain/transactions/transaction';
import { transactionPaymentText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { RecordHistory } from '../../../shared/record-history';

interface TransactionDrawerProps {
  transaction: PlatformTransactionDetail;
  orderHref: (id: string) => string;
  onClose: () => void;
}

export function TransactionDrawer({ transaction, orderHref, onClose }: TransactionDrawerProps) {
  const { orders, orderItems } = transaction;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={transaction.customerName}
      description={shortPaymentReference(transaction.reference)}
    >
      <div className="grid grid-cols-1 gap-5">
        <Money kobo={transaction.amount} className="text-2xl font-bold" />
        <DescriptionList
          items={[
            { term: 'Paid', value: formatDateTimeYear(transaction.date) },
            { term: 'Paid with', value: transactionPaymentText(transaction) },
            { term: 'Card fee', value: moneyText(transaction.fees) },
            {
              term: 'Provider’s number',
              value: <CopyableId name="provider’s number" value={transaction.transactionId} />,
            },
            {
              term: 'Provider’s reference',
              value: <CopyableId name="provider’s reference" value={transaction.reference} />,
            },
            { term: 'Email', value: <EmailText>{transaction.customerEmail}</EmailText> },
            ...[
              { term: 'Bank', value: transaction.bank },
              { term: 'Country', value: transaction.country },
              { term: 'IP address', value: transaction.ipAddress },
            ].filter(({ value }) => value),
          ]}
        />
        <section>
          <h3 className="mb-1 text-sm font-semibold">Orders</h3>
          {orders.length === 0 && (
            <p className="text-sm text-muted">This payment did not become an order.</p>
          )}
          <ul className="text-sm">
            {orders.map(({ orderTrackerId, orderName, storeName, total }) => (
              <li
                key={orderTrackerId}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
              >
                <span className="min-w-0">
                  <Link to={orderHref(orderTrackerId)} className="link nums">
                    {orderName}
                  </Link>
                  <span className="block text-xs wrap-anywhere text-muted">{storeName}</span>
                </span>
                <Money kobo={total} className="font-semibold" />
              </li>
            ))}
          </ul>
        </section>
        {orderItems.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-semibold">Items</h3>
            <ul className="grid gap-1 text-sm">
              {orderItems.map(({ id, productName, quantity }) => (
                <li key={id} className="wrap-anywhere">{`${quantity} × ${productName}`}</li>
              ))}
            </ul>
          </section>
        )}
        <RecordHistory subject="payment" id={transaction.paymentId} />
      </div>
    </Drawer>
  );
}
