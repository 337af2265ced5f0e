import type { ReactNode } from 'react';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { shortPeriodText } from '@market/console/period/short-period-text';
import type { Coupon, CouponSort } from '@market/domain/coupons/coupon';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { couponStateTexts, discountText, scopeText } from '../model/coupon-texts';
import { CouponMenu } from './coupon-menu';

interface CouponTableProps {
  rows: readonly Coupon[] | undefined;
  refetching: boolean;
  sorting: Sorting<CouponSort>;
  filtered: boolean;
  editHref: (coupon: Coupon) => string;
  duplicateHref: (coupon: Coupon) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

export const couponSortOptions: readonly SortOption<CouponSort>[] = [
  { value: 'newest', label: 'newest first' },
  { value: 'ending', label: 'ending first', by: { column: 'period', direction: 'ascending' } },
  { value: 'most-used', label: 'most used first', by: { column: 'used', direction: 'descending' } },
];

export const couponColumns = ({
  editHref,
  duplicateHref,
}: Pick<CouponTableProps, 'editHref' | 'duplicateHref'>): Column<Coupon>[] => [
  {
    id: 'coupon',
    header: 'Coupon',
    className: 'md:max-w-48 xl:max-w-80',
    cell: (coupon) => (
      <>
        <Link
          to={editHref(coupon)}
          title={coupon.description}
          className="block hover:underline md:truncate"
        >
          {coupon.description}
        </Link>
        <span className="block text-xs font-normal text-muted nums max-md:wrap-anywhere">
          {coupon.code ?? 'Automatic'}
        </span>
      </>
    ),
  },
  {
    id: 'discount',
    header: 'Discount',
    cell: (coupon) => (
      <span className="max-md:text-right">
        {discountText(coupon)}
        <span className="block text-xs text-muted">{scopeText(coupon)}</span>
      </span>
    ),
  },
  {
    id: 'period',
    header: 'Dates',
    secondary: true,
    className: 'whitespace-nowrap nums',
    cell: shortPeriodText,
  },
  { id: 'used', header: 'Used', align: 'end', cell: (coupon) => <CouponUsage {...coupon} /> },
  {
    id: 'state',
    header: 'Status',
    card: 'status',
    cell: ({ state }) => (
      <StatusTag tone={couponStateTexts[state].tone}>{couponStateTexts[state].label}</StatusTag>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (coupon) => (
      <CouponMenu
        coupon={coupon}
        editHref={editHref(coupon)}
        duplicateHref={duplicateHref(coupon)}
      />
    ),
  },
];

export function CouponTable({ editHref, duplicateHref, ...table }: CouponTableProps) {
  return (
    <DataTable
      caption="Coupons"
      columns={useShownColumns(couponColumns({ editHref, duplicateHref }))}
      rowKey={(coupon) => coupon.id}
      {...table}
    />
  );
}

export function CouponUsage({ used, usageLimit }: Pick<Coupon, 'used' | 'usageLimit'>) {
  if (usageLimit === 0) return <span>{used}</span>;
  return (
    <span className="inline-grid justify-items-end gap-1">
      <span>
        {used} of {usageLimit}
      </span>
      <progress aria-hidden="true" value={used} max={usageLimit} className="progress h-1 w-16" />
    </span>
  );
}
