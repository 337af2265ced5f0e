import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Transaction, TransactionStatus } from '@market/domain/transactions/transaction';
import { transactionPaymentText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { StatusTag, type StatusText } from '@market/ui/status-tag';

export const transactionStatusTexts: Readonly<Record<TransactionStatus, StatusText>> = {
  success: { label: 'Paid', tone: 'done' },
  partly_refunded: { label: 'Partly refunded', tone: 'confirmed' },
  refunded: { label: 'Refunded', tone: 'problem' },
};

export const transactionColumns = (
  hrefOf: (transaction: Transaction) => string,
): Column<Transaction>[] => [
  {
    id: 'order',
    header: 'Payment for',
    cell: (transaction) => (
      <>
        <Link to={hrefOf(transaction)} className="block nums hover:underline">
          {transaction.orderName}
        </Link>
        <span className="block text-xs font-normal text-muted nums" title={transaction.reference}>
          {shortPaymentReference(transaction.reference)}
        </span>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    secondary: true,
    className: 'md:max-w-40',
    cell: ({ customerName }) => (
      <span className="block md:truncate" title={customerName}>
        {customerName}
      </span>
    ),
  },
  {
    id: 'with',
    header: 'Paid with',
    secondary: true,
    card: 'hidden',
    className: 'text-muted nums',
    cell: transactionPaymentText,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, fees }) => (
      <span className="block">
        <Money kobo={amount} className="block font-semibold" />
        {fees > 0 && <span className="block text-xs text-muted nums">Fees {moneyText(fees)}</span>}
      </span>
    ),
  },
  {
    id: 'due',
    header: 'Net earnings',
    align: 'end',
    cell: ({ dueToMerchant }) => <Money kobo={dueToMerchant} />,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => <TransactionStatusTag status={status} />,
  },
  {
    id: 'date',
    header: 'Paid',
    secondary: true,
    className: 'text-muted nums',
    cell: ({ date }) => formatDateTimeYear(date),
  },
];

export function TransactionStatusTag({ status }: { status: TransactionStatus }) {
  return (
    <StatusTag tone={transactionStatusTexts[status].tone}>
      {transactionStatusTexts[status].label}
    </StatusTag>
  );
}
