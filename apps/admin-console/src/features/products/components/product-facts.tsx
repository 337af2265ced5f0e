import { formatDateTimeYear } from '@market/domain/lagos-time';
import type { Product } from '@market/domain/catalogue/product';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { ProductSpecification } from './product-specification';

export function ProductFacts({
  product,
  storeHref,
}: {
  product: Product;
  /** Undefined when the user has no access to stores. */
  storeHref: string | undefined;
}) {
  const { pricing, dimensions: dimension, variant: variants } = product;
  return (
    <div className="grid gap-5">
      <Price kobo={pricing.sellingPrice} wasKobo={pricing.price} size="md" />
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {product.description.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <DescriptionList
        items={[
          {
            term: 'Store',
            value: storeHref ? (
              <Link to={storeHref} className="link">
                {product.store.storeName}
              </Link>
            ) : (
              product.store.storeName
            ),
          },
          { term: 'Category', value: product.category },
          { term: 'SKU', value: product.sku },
          {
            term: 'Stock',
            value: product.contSalesOutOfStock
              ? `${product.quantity}, can be sold when out of stock`
              : product.quantity,
          },
          { term: 'Weight', value: product.IsDigitalProduct ? 'Digital' : `${product.weight} kg` },
          ...(dimension
            ? [
                {
                  term: 'Size',
                  value: `${dimension.length} × ${dimension.width} × ${dimension.height} cm`,
                },
              ]
            : []),
          { term: 'Last change', value: formatDateTimeYear(product.updatedAt) },
        ]}
      />
      <ProductSpecification product={product} />
      {variants.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Variants</h3>
          <DescriptionList
            amounts
            items={variants.map(({ options, sellingPrice, quantity }) => ({
              term: `${Object.values(options).join(', ')} (${quantity} in stock)`,
              value: moneyText(sellingPrice),
            }))}
          />
        </section>
      )}
    </div>
  );
}
