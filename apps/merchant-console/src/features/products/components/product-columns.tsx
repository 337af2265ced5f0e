import { Star } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import type { MerchantProductSort } from '@market/domain/catalogue/merchant-products';
import type { Product } from '@market/domain/catalogue/product';
import type { Column, SortOption } from '@market/ui/data-table';
import { Price } from '@market/ui/price';
import { StatusTag } from '@market/ui/status-tag';
import { ProductName } from '@market/console/catalogue/product-name';
import { approvalStatusText, lowVariantText, isLowOnStock } from '../model/product-texts';
import { ProductMenu } from './product-menu';

function Stock({ product }: { product: Product }) {
  if (product.IsDigitalProduct) return <span className="text-muted">Digital</span>;
  const { quantity, variant: variants } = product;
  return (
    <span className="inline-grid justify-items-end">
      <span className={isLowOnStock(product) ? 'font-semibold text-danger' : undefined}>
        {quantity === 0 ? 'Sold out' : quantity}
      </span>
      <span className="w-max max-w-48 text-xs whitespace-normal text-muted">
        {lowVariantText(product) ||
          (quantity > 0 && isLowOnStock(product)
            ? 'Low stock'
            : variants.length > 0 && `${variants.length} variants`)}
      </span>
    </span>
  );
}

function Approval({ product }: { product: Product }) {
  const { label, tone } = approvalStatusText(product);
  const { reviewNote } = product.revision ?? product;
  return (
    <span className="grid justify-items-start gap-0.5 py-1 max-md:justify-items-end">
      <StatusTag tone={tone}>{label}</StatusTag>
      {reviewNote && (
        <span
          className="line-clamp-2 max-w-56 text-xs whitespace-normal text-danger max-md:text-right"
          title={reviewNote}
        >
          {reviewNote}
        </span>
      )}
    </span>
  );
}

const ProductDetail = ({ sku, isFeatured }: { sku: string; isFeatured: boolean }) =>
  isFeatured ? (
    <>
      <Star size={12} className="mr-1 inline-block align-[-.1em]" />
      Featured, {sku}
    </>
  ) : (
    sku
  );

interface ProductLinks {
  editHref: (product: Product) => string;
  duplicateHref: (product: Product) => string;
  shopHref: (product: Product) => string;
  onDelete: (product: Product) => void;
}

export const productSortOptions: readonly SortOption<MerchantProductSort | undefined>[] = [
  { value: undefined, label: 'newest first' },
  {
    value: 'updated',
    label: 'latest change first',
    by: { column: 'updated', direction: 'descending' },
  },
  {
    value: 'updated-asc',
    label: 'longest without change first',
    by: { column: 'updated', direction: 'ascending' },
  },
  { value: 'name', label: 'name, A to Z', by: { column: 'product', direction: 'ascending' } },
  { value: 'name-desc', label: 'name, Z to A', by: { column: 'product', direction: 'descending' } },
  {
    value: 'price-asc',
    label: 'lowest price first',
    by: { column: 'price', direction: 'ascending' },
  },
  {
    value: 'price-desc',
    label: 'highest price first',
    by: { column: 'price', direction: 'descending' },
  },
];

export const productColumns = (
  { editHref, duplicateHref, shopHref, onDelete }: ProductLinks,
  featured: ReadonlySet<string>,
): Column<Product>[] => [
  {
    id: 'product',
    header: 'Product',
    cell: (product) => (
      <ProductName
        product={product}
        to={editHref(product)}
        detail={<ProductDetail sku={product.sku} isFeatured={featured.has(product.id)} />}
      />
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ pricing }) => (
      <Price
        kobo={pricing.sellingPrice}
        wasKobo={pricing.price}
        size="sm"
        className="justify-end text-sm md:flex-col md:items-end"
      />
    ),
  },
  { id: 'stock', header: 'Stock', align: 'end', cell: (product) => <Stock product={product} /> },
  {
    id: 'place',
    header: 'Sold',
    card: 'hidden',
    className: 'text-muted',
    cell: ({ isOnMarketplace }) => (isOnMarketplace ? 'Marketplace' : 'Own store only'),
  },
  { id: 'approval', header: 'Approval', cell: (product) => <Approval product={product} /> },
  {
    id: 'updated',
    header: 'Changed',
    card: 'hidden',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (product) => (
      <ProductMenu
        product={product}
        isFeatured={featured.has(product.id)}
        editHref={editHref(product)}
        duplicateHref={duplicateHref(product)}
        shopHref={product.approvalStatus === 'approved' ? shopHref(product) : undefined}
        onDelete={() => onDelete(product)}
      />
    ),
  },
];
