import { formatDate } from '@market/domain/lagos-time';
import type { Product } from '@market/domain/catalogue/product';
import type { Column } from '@market/ui/data-table';
import { Price } from '@market/ui/price';
import { StatusTag } from '@market/ui/status-tag';
import { ProductName } from '@market/web-kit/list/product-name';
import { approvalTexts, runsLow } from '../model/product-texts';

function Stock({ product }: { product: Product }) {
  if (product.IsDigitalProduct) return <span className="text-muted">Digital</span>;
  const { quantity, variants } = product;
  return (
    <span className="inline-grid justify-items-end">
      <span className={runsLow(product) ? 'font-semibold text-danger' : undefined}>{quantity === 0 ? 'Sold out' : quantity}</span>
      <span className="text-xs text-muted">{quantity > 0 && runsLow(product) ? 'Runs low' : variants.length > 0 && `${variants.length} variants`}</span>
    </span>
  );
}

function Approval({ approvalStatus, reviewNote }: Product) {
  const { label, tone } = approvalTexts[approvalStatus];
  return (
    <span className="grid justify-items-start gap-0.5 max-md:justify-items-end">
      <StatusTag tone={tone}>{label}</StatusTag>
      {approvalStatus === 'rejected' && reviewNote && (
        <span className="max-w-56 truncate text-xs text-danger max-md:max-w-40" title={reviewNote}>
          {reviewNote}
        </span>
      )}
    </span>
  );
}

export const productColumns = (hrefOf: (product: Product) => string): Column<Product>[] => [
  {
    id: 'product',
    header: 'Product',
    cell: (product) => <ProductName product={product} to={hrefOf(product)} detail={product.sku} />,
  },
  { id: 'category', header: 'Category', card: 'hidden', className: 'text-muted', cell: ({ categoryName }) => categoryName },
  { id: 'price', header: 'Price', align: 'end', cell: ({ pricing }) => <Price kobo={pricing.sellingPrice} wasKobo={pricing.price} size="sm" className="justify-end text-sm" /> },
  { id: 'stock', header: 'Stock', align: 'end', cell: (product) => <Stock product={product} /> },
  { id: 'approval', header: 'Approval', card: 'status', cell: (product) => <Approval {...product} /> },
  { id: 'updated', header: 'Changed', card: 'hidden', className: 'whitespace-nowrap text-muted nums', cell: ({ updatedAt }) => formatDate(updatedAt) },
];
