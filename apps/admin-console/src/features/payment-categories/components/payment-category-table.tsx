import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { PaymentCategory } from '@market/domain/stores/payment-category';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { EditPaymentCategory } from './edit-payment-category';

interface PaymentCategoryTableProps {
  rows: readonly PaymentCategory[] | undefined;
  error: ReactNode;
  empty: ReactNode;
  /** Undefined when the user has no access to stores. */
  storesHref: ((category: PaymentCategory) => string) | undefined;
}

const categoryColumns = (
  storesHref: PaymentCategoryTableProps['storesHref'],
): Column<PaymentCategory>[] => [
  {
    id: 'name',
    header: 'Category',
    className: 'md:max-w-80',
    cell: ({ name, isDefault }) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere whitespace-normal">{name}</span>
        {isDefault && <StatusTag plain>Default</StatusTag>}
      </span>
    ),
  },
  {
    id: 'rate',
    header: 'Commission',
    align: 'end',
    cell: ({ commissionPercent }) => `${commissionPercent}%`,
  },
  {
    id: 'since',
    header: 'Since',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ rateSince }) => (rateSince ? formatDate(rateSince) : 'Launch'),
  },
  {
    id: 'stores',
    header: 'Stores',
    align: 'end',
    cell: (category) =>
      storesHref && category.stores > 0 ? (
        <Link to={storesHref(category)} className="link">
          {category.stores}
        </Link>
      ) : (
        category.stores
      ),
  },
  { id: 'open', header: 'Open orders', align: 'end', cell: ({ openOrders }) => openOrders },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (category) => <EditPaymentCategory category={category} />,
  },
];

export function PaymentCategoryTable({ storesHref, ...table }: PaymentCategoryTableProps) {
  return (
    <DataTable
      caption="Payment categories"
      columns={categoryColumns(storesHref)}
      rowKey={({ id }) => id}
      skeletonRows={3}
      {...table}
    />
  );
}
