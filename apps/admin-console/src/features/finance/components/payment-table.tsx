import type { ReactNode } from 'react';
import type { FinancePayment } from '@market/domain/finance/finance-report';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';

interface PaymentTableProps {
  rows: readonly FinancePayment[] | undefined;
  refetching: boolean;
  orderHref: (id: string) => string;
  error: ReactNode;
  empty: ReactNode;
  footer: ReactNode;
}

const moneyColumn = (
  id: string,
  header: string,
  amountOf: (payment: FinancePayment) => number,
): Column<FinancePayment> => ({
  id,
  header,
  align: 'end',
  cell: (payment) => <Money kobo={amountOf(payment)} />,
});

const paymentColumns = (orderHref: PaymentTableProps['orderHref']): Column<FinancePayment>[] => [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ reference, date }) => (
      <span className="min-w-0">
        <span title={reference} className="block truncate font-semibold nums md:max-w-44">
          {shortPaymentReference(reference)}
        </span>
        <span className="block text-xs font-normal text-muted nums">
          {formatDateTimeYear(date)}
        </span>
      </span>
    ),
  },
  {
    id: 'orders',
    header: 'Orders',
    className: 'md:max-w-56',
    cell: ({ orders, customerName }) => (
      <span className="block min-w-0 max-md:text-right">
        <span className="flex flex-wrap gap-x-2 max-md:justify-end">
          {orders.map(({ id, orderName, storeName }) => (
            <Link key={id} to={orderHref(id)} title={storeName} className="link nums">
              {orderName}
            </Link>
          ))}
        </span>
        <span className="block text-xs wrap-anywhere text-muted md:truncate">{customerName}</span>
      </span>
    ),
  },
  moneyColumn('total', 'Total', ({ totalOrderAmount }) => totalOrderAmount),
  moneyColumn('merchant', 'Due to merchants', ({ dueToMerchant }) => dueToMerchant),
  moneyColumn('partners', 'Due to partners', ({ dueToPartners }) => dueToPartners),
  moneyColumn('platform', 'To remit to platform', ({ toRemitToPlatform }) => toRemitToPlatform),
  moneyColumn('provider', 'Card provider', ({ dueToCardProvider }) => dueToCardProvider),
  moneyColumn('outstanding', 'Outstanding', ({ outstanding }) => outstanding),
];

export function PaymentTable({ orderHref, ...table }: PaymentTableProps) {
  return (
    <DataTable
      caption="By payment"
      columns={paymentColumns(orderHref)}
      rowKey={({ reference }) => reference}
      tight
      {...table}
    />
  );
}
