import type { ProductCard } from '@market/domain/catalogue/product';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import type { ProductCardProduct } from '@market/ui/product-card';

/** A product as the design system's card takes it. */
export function cardView(product: ProductCard, to: string): ProductCardProduct {
  const [image] = product.hostedImages;
  return {
    name: product.name,
    to,
    imageUrl: image && imageUrl(image, 320),
    imageSrcSet: image && imageSrcSet(image),
    imageAvifSrcSet: image && imageSrcSet(image, 'avif'),
    priceKobo: product.sellingPrice,
    wasKobo: product.price,
    storeName: product.store.storeName,
    storeVerified: product.store.isOfficialOutlet,
    rating: product.keyRating,
    stars:
      product.ratingCount > 0 ? { value: product.rating, count: product.ratingCount } : undefined,
    soldOut: !product.inStock,
  };
}
