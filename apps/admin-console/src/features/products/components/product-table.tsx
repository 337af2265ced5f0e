import { amountSortOptions, dateSortOptions } from '@market/console/sort-options';
import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { PlatformProductSort } from '@market/domain/catalogue/platform-products';
import type { Product } from '@market/domain/catalogue/product';
import { getReviewStatus, withRevision } from '@market/domain/catalogue/revised-product';
import { changesToApprove, changesToApproveText } from '@market/domain/catalogue/reviewed-fields';
import { DataTable, type Column, type SortOption, type Sorting } from '@market/ui/data-table';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { ProductName } from '@market/console/catalogue/product-name';
import { approvalStatusTexts } from '../../../shared/approval-texts';

interface ProductTableProps {
  rows: readonly Product[] | undefined;
  refetching: boolean;
  sorting?: Sorting<PlatformProductSort | undefined>;
  filtered: boolean;
  columns: readonly Column<Product>[];
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const productDetail = (product: Product): string =>
  product.revision
    ? `Change to ${changesToApproveText(changesToApprove(product, withRevision(product)))}`
    : product.category;

export const productSortOptions: readonly SortOption<PlatformProductSort | undefined>[] = [
  ...dateSortOptions('added'),
  ...amountSortOptions('price'),
];

export const productColumns = (hrefOf: (product: Product) => string): Column<Product>[] => [
  {
    id: 'product',
    header: 'Product',
    className: 'md:w-full md:max-w-0 md:min-w-52',
    cell: (product) => (
      <ProductName product={product} to={hrefOf(product)} detail={productDetail(product)} />
    ),
  },
  {
    id: 'store',
    header: 'Store',
    secondary: true,
    cell: ({ store }) => (
      <span title={store.storeName} className="block md:max-w-48 md:truncate">
        {store.storeName}
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ pricing }) => <Money kobo={pricing.sellingPrice} />,
  },
  {
    id: 'added',
    header: 'Added',
    secondary: 'early',
    card: 'hidden',
    className: 'text-muted nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'changed',
    header: 'Last change',
    secondary: true,
    className: 'text-muted nums',
    cell: ({ updatedAt, revision }) => formatDate(revision?.submittedAt ?? updatedAt),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: (product) => {
      const { tone, label } = approvalStatusTexts[getReviewStatus(product)];
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
];

export const ProductTable = (props: ProductTableProps) => (
  <DataTable caption="Products" rowKey={({ id }) => id} {...props} />
);
