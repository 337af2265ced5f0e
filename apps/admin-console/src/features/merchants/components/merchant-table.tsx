import type { ReactNode } from 'react';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { fullName } from '@market/domain/accounts/person-name';
import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { Merchant, MerchantSort } from '@market/domain/stores/merchant';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { storeStatusTexts } from '../../../shared/approval-texts';

interface MerchantTableProps {
  rows: readonly Merchant[] | undefined;
  refetching: boolean;
  sorting: Sorting<MerchantSort>;
  filtered: boolean;
  hrefOf: (merchant: Merchant) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const merchantSortOptions: readonly SortOption<MerchantSort>[] = [
  { value: 'newest', label: 'newest first', by: { column: 'joined', direction: 'descending' } },
  { value: 'oldest', label: 'oldest first', by: { column: 'joined', direction: 'ascending' } },
  { value: 'name', label: 'store name, A to Z', by: { column: 'store', direction: 'ascending' } },
  {
    value: 'name-desc',
    label: 'store name, Z to A',
    by: { column: 'store', direction: 'descending' },
  },
  {
    value: 'lastLogin',
    label: 'latest sign-in first',
    by: { column: 'lastLogin', direction: 'descending' },
  },
  {
    value: 'lastLogin-asc',
    label: 'longest without sign-in first',
    by: { column: 'lastLogin', direction: 'ascending' },
  },
];

export const merchantColumns = (hrefOf: MerchantTableProps['hrefOf']): Column<Merchant>[] => [
  {
    id: 'store',
    header: 'Store',
    className: 'md:max-w-56 xl:max-w-80',
    cell: (merchant) => (
      <>
        <Link
          to={hrefOf(merchant)}
          title={merchant.storeName}
          className="block hover:underline max-md:wrap-anywhere md:truncate"
        >
          {merchant.storeName}
        </Link>
        <span className="block text-xs font-normal text-muted md:truncate">
          {[merchant.city, merchant.state].filter(Boolean).join(', ') || 'No address yet'}
        </span>
      </>
    ),
  },
  {
    id: 'merchant',
    header: 'Merchant',
    className: 'md:max-w-56',
    cell: (merchant) => (
      <span className="block min-w-0 max-md:text-right">
        <span className="block wrap-anywhere md:truncate">{fullName(merchant)}</span>
        <span title={merchant.email} className="block text-xs wrap-anywhere text-muted md:truncate">
          <EmailText>{merchant.email}</EmailText>
        </span>
      </span>
    ),
  },
  {
    id: 'category',
    header: 'Commission',
    className: 'md:max-w-44',
    cell: ({ paymentCategory: { name, commissionPercent } }) => (
      <span className="block max-md:text-right">
        <span className="nums">{commissionPercent}%</span>
        <span title={name} className="block text-xs wrap-anywhere text-muted md:truncate">
          {name}
        </span>
      </span>
    ),
  },
  {
    id: 'joined',
    header: 'Joined',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ lastLogin }) => (lastLogin ? formatDateTimeYear(lastLogin) : 'Never'),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={storeStatusTexts[status].tone}>
        {status === 'pending' ? 'Pending' : storeStatusTexts[status].label}
      </StatusTag>
    ),
  },
];

export function MerchantTable({ hrefOf, ...table }: MerchantTableProps) {
  return (
    <DataTable
      caption="Merchants"
      columns={useShownColumns(merchantColumns(hrefOf))}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
