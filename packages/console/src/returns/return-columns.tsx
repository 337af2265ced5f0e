import { formatDate } from '@market/domain/lagos-time';
import type { OrderReturnSummary, ReturnSort } from '@market/domain/orders/order-return';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import type { Column, SortOption } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { dateSortOptions } from '../sort-options';
import { ProductThumbnail } from '../catalogue/product-name';
import { returnTone, returnTypeText } from './return-texts';

function productsText([first, ...more]: OrderReturnSummary['products']): string {
  return [first?.productName, more.length > 0 && `and ${more.length} more`]
    .filter(Boolean)
    .join(' ');
}

export const returnSortOptions: readonly SortOption<ReturnSort | undefined>[] =
  dateSortOptions('requested');

export const returnColumns = (
  hrefOf: (row: OrderReturnSummary) => string,
): Column<OrderReturnSummary>[] => [
  {
    id: 'return',
    header: 'Return',
    className: 'md:w-full md:max-w-0 md:min-w-52',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ProductThumbnail image={row.products[0]?.hostedImages[0]} />
        <span className="min-w-0">
          <Link to={hrefOf(row)} className="block whitespace-nowrap nums hover:underline">
            {row.returnName}
          </Link>
          <span
            className="block text-xs font-normal wrap-anywhere text-muted max-md:line-clamp-2 md:truncate"
            title={productsText(row.products)}
          >
            {productsText(row.products)}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    secondary: true,
    className: 'max-md:break-words md:max-w-44 md:truncate',
    cell: ({ customerName }) => customerName,
  },
  {
    id: 'type',
    header: 'Request',
    secondary: true,
    cell: ({ type, products }) => (
      <>
        {returnTypeText(type)}
        <span
          className="block text-xs text-muted max-md:hidden md:max-w-44 md:truncate"
          title={products[0]?.reason}
        >
          {products[0]?.reason}
        </span>
      </>
    ),
  },
  {
    id: 'worth',
    header: 'Value',
    align: 'end',
    cell: ({ refundAmount }) =>
      refundAmount > 0 ? <Money kobo={refundAmount} className="font-semibold" /> : '–',
  },
  {
    id: 'requested',
    header: 'Requested',
    secondary: 'early',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={returnTone(status)}>{returnStatusLabels[status]}</StatusTag>
    ),
  },
];

/** An additional column for lists with the returns of several stores. */
export const storeColumn: Column<OrderReturnSummary> = {
  id: 'store',
  header: 'Store',
  secondary: true,
  className: 'max-md:break-words md:max-w-40 md:truncate',
  cell: ({ storeName }) => storeName,
};
