import { memo, type ComponentType } from 'react';
import type { ProductCard as Product } from '@market/domain/catalogue/product';
import { ProductCard } from '@market/ui/product-card';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import { SaveButton } from '../../../shared/save-button';
import { useCardPromise } from '../card-promises';
import { useIsInCart } from '../in-cart';
import { useProductIntent } from '../product-intent';

interface CatalogueCardProps {
  product: Product;
  to: string;
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** Set on the store's own page, where the store's name is not repeated. */
  inStore?: boolean | undefined;
  /** How many pieces the delivery fee is for. */
  quantity?: number;
  Footer?: ComponentType<{ product: Product }> | undefined;
}

/** Memoised, so that changing a filter does not render all cards again before new ones arrive. */
export const CatalogueCard = memo(function CatalogueCard({
  product,
  to,
  priority,
  headingLevel = 3,
  inStore,
  quantity,
  Footer,
}: CatalogueCardProps) {
  const intent = useProductIntent(product);
  const inCart = useIsInCart(product.id);
  const delivery = useCardPromise(product, quantity);
  const savedItem = {
    productId: product.id,
    variantId: product.variantId,
    quantity: 1,
    unitPrice: product.sellingPrice,
  };
  return (
    <div {...intent} className="grid grid-cols-1">
      <ProductCard
        product={{
          ...toProductCardProps(product, to),
          ...(inStore && { storeName: undefined }),
          inCart,
          delivery: product.inStock ? (delivery ?? '') : undefined,
        }}
        priority={priority}
        headingLevel={headingLevel}
        action={<SaveButton item={savedItem} name={product.name} />}
        footer={Footer && <Footer product={product} />}
      />
    </div>
  );
});
