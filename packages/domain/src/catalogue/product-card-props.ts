import { imageSrcSet, imageUrl } from '../image';
import type { ProductCard } from './product';

/**
 * A product as props of the design system's `ProductCard`. `to` is the address of the product's
 * page.
 */
export function toProductCardProps(product: ProductCard, to: string) {
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
