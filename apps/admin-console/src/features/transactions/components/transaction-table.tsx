import type { ReactNode } from 'react';
import { amountSortOptions, dateSortOptions } from '@market/console/sort-options';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { PlatformTransaction, TransactionSort } from '@market/domain/transactions/transaction';
import { transactionPaymentText } from '@market/domain/transactions/payment-details';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';

interface TransactionTableProps {
  rows: readonly PlatformTransaction[] | undefined;
  refetching: boolean;
  sorting: Sorting<TransactionSort | undefined>;
  filtered: boolean;
  hrefOf: (id: string) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const transactionSortOptions: readonly SortOption<TransactionSort | undefined>[] = [
  ...dateSortOptions('payment'),
  ...amountSortOptions('amount'),
];

export const transactionColumns = (
  hrefOf: TransactionTableProps['hrefOf'],
): Column<PlatformTransaction>[] => [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ id, reference, date }) => (
      <span className="min-w-0">
        <Link
          to={hrefOf(id)}
          title={reference}
          className="block truncate nums hover:underline md:max-w-40 md:@5xl:max-w-52"
        >
          {shortPaymentReference(reference)}
        </Link>
        <span className="block text-xs font-normal text-muted nums">
          {formatDateTimeYear(date)}
        </span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'md:max-w-52 md:@5xl:max-w-64',
    cell: ({ customerName, customerEmail }) => (
      <span className="block min-w-0 max-md:text-right">
        <span title={customerName} className="block md:truncate">
          {customerName}
        </span>
        <span title={customerEmail} className="block text-xs text-muted md:truncate">
          <EmailText>{customerEmail}</EmailText>
        </span>
      </span>
    ),
  },
  { id: 'paid-with', header: 'Paid with', cell: transactionPaymentText },
  {
    id: 'orders',
    header: 'Orders',
    cell: ({ orders }) => (
      <span title={orders.map(({ storeName }) => storeName).join(', ')} className="nums">
        {orders.length > 2
          ? pluralise(orders.length, 'order')
          : orders.map(({ orderName }) => orderName).join(', ') || 'None, refunded'}
      </span>
    ),
  },
  {
    id: 'fees',
    header: 'Card fee',
    align: 'end',
    cell: ({ fees }) => <Money kobo={fees} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
  },
];

export const TransactionTable = ({ hrefOf, ...table }: TransactionTableProps) => (
  <DataTable
    caption="Transactions"
    columns={useShownColumns(transactionColumns(hrefOf))}
    rowKey={({ id }) => id}
    {...table}
  />
);
