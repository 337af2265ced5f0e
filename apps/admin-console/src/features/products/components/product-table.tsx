import type { ReactNode } from 'react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Product } from '@market/domain/catalogue/product';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StatusTag } from '@market/ui/status-tag';
import { ProductThumb } from '@market/web-kit/list/product-thumb';
import { approvalStatusTexts } from '../model/approval-texts';

interface ProductTableProps {
  /** `undefined` while the first page loads. */
  rows: readonly Product[] | undefined;
  refetching: boolean;
  filtered: boolean;
  hrefOf: (product: Product) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const productColumns = (hrefOf: ProductTableProps['hrefOf']): Column<Product>[] => [
  {
    id: 'product',
    header: 'Product',
    cell: (product) => (
      <span className="flex items-center gap-3">
        <ProductThumb image={product.hostedImages[0]} />
        <span className="min-w-0">
          <Link to={hrefOf(product)} title={product.name} className="block truncate hover:underline md:max-w-80">
            {product.name}
          </Link>
          <span className="block truncate text-xs font-normal text-muted">{product.categoryName}</span>
        </span>
      </span>
    ),
  },
  { id: 'store', header: 'Store', cell: ({ store }) => <span className="block truncate md:max-w-48">{store.storeName}</span> },
  { id: 'price', header: 'Price', align: 'end', cell: ({ pricing }) => <Money kobo={pricing.sellingPrice} /> },
  { id: 'changed', header: 'Last change', className: 'text-muted nums', cell: ({ updatedAt }) => formatDateTime(updatedAt) },
  { id: 'status', header: 'Status', card: 'status', cell: ({ approvalStatus }) => <StatusTag tone={approvalStatusTexts[approvalStatus].tone}>{approvalStatusTexts[approvalStatus].label}</StatusTag> },
];

export function ProductTable({ hrefOf, ...table }: ProductTableProps) {
  return <DataTable caption="Products" columns={productColumns(hrefOf)} rowKey={({ id }) => id} {...table} />;
}
