import { formatDate } from '@market/domain/lagos-time';
import type { InvoiceSummary } from '@market/domain/transactions/invoice';
import type { Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { TransactionStatusTag } from './transaction-columns';

export const invoiceColumns = (
  hrefOf: (invoice: InvoiceSummary) => string,
): Column<InvoiceSummary>[] => [
  {
    id: 'invoice',
    header: 'Invoice',
    cell: (invoice) => (
      <Link to={hrefOf(invoice)} className="nums hover:underline">
        {invoice.invoiceNumber}
      </Link>
    ),
  },
  { id: 'order', header: 'Order', className: 'nums', cell: ({ orderName }) => orderName },
  {
    id: 'customer',
    header: 'Customer',
    className: 'md:max-w-64',
    cell: ({ customerName }) => (
      <span className="block md:truncate" title={customerName}>
        {customerName}
      </span>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <Money kobo={total} className="font-semibold" />,
  },
  {
    id: 'refunded',
    header: 'Refunded',
    align: 'end',
    card: 'hidden',
    cell: ({ refunded }) => (refunded > 0 ? <Money kobo={refunded} className="text-muted" /> : '–'),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => <TransactionStatusTag status={status} />,
  },
  {
    id: 'issued',
    header: 'Issued',
    className: 'text-muted nums',
    cell: ({ issuedAt }) => formatDate(issuedAt),
  },
];
