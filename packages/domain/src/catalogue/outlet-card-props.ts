import { imageUrl } from '../image';
import { pluralise } from '../pluralise';
import type { StoreCard } from '../stores/store-card';
import type { ProductCard } from './product';

interface OutletLinks {
  /** The address of the store's page. */
  readonly to: string;
  readonly productHref: (product: ProductCard) => string;
}

/** An official outlet with its products as props of the design system's `OutletCard`. */
export function toOutletCardProps(
  store: StoreCard,
  products: readonly ProductCard[],
  { to, productHref }: OutletLinks,
) {
  return {
    name: store.storeName,
    to,
    place: [store.city, store.state].filter(Boolean).join(', '),
    logoUrl: store.logo && imageUrl(store.logo, 160),
    stars: store.ratingCount > 0 ? store.rating : undefined,
    followers: pluralise(store.followers, 'follower'),
    products: products.map((product) => {
      const [image] = product.hostedImages;
      return {
        id: product.id,
        name: product.name,
        to: productHref(product),
        imageUrl: image && imageUrl(image, 160),
        priceKobo: product.sellingPrice,
      };
    }),
  };
}
