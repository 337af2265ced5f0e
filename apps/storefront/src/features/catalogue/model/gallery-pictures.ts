import type { CustomerProduct, ProductCard, Variant } from '@market/domain/catalogue/product';
import { variantImage } from '@market/domain/catalogue/variants';
import { getKeyRating } from './variants';

export interface GalleryPicture {
  image: string;
  /**
   * The options that the picture shows, such as `5 kVA, Graphite`. Absent when it shows the product
   * in general.
   */
  label: string | undefined;
  /** The rating in the label beside the picture. */
  keyRating: string | undefined;
  /** Whether the picture shows a variant that differs from the chosen one in a single option. */
  isNear: boolean;
}

/**
 * The pictures of a product in order, and the index of the one that shows the variant. Uses the
 * product's card until the details have loaded.
 */
export function galleryPictures(
  card: ProductCard,
  detail: CustomerProduct | undefined,
  variant: Variant | undefined,
): { pictures: GalleryPicture[]; chosen: number } {
  const variants = detail?.productVariant?.variant ?? [];
  const pictures = card.hostedImages.map((image): GalleryPicture => {
    const own = variants.filter((each) => each.image === image);
    const [shown = variant] = variant?.image === image ? [variant] : own;
    return {
      image,
      label: detail && sharedOptions(detail, own),
      keyRating: detail ? getKeyRating(detail, shown) : card.keyRating,
      isNear: variant !== undefined && own.some((each) => countDifferences(each, variant) === 1),
    };
  });
  const image = variantImage(card.hostedImages, variant);
  return {
    pictures,
    chosen: Math.max(
      0,
      pictures.findIndex((picture) => picture.image === image),
    ),
  };
}

/**
 * The options that all of these variants have in common, in the order of the product's properties.
 */
function sharedOptions(
  { productVariant }: CustomerProduct,
  [first, ...others]: readonly Variant[],
): string | undefined {
  const shared = productVariant?.properties.flatMap(({ property }) => {
    const option = first?.options[property];
    return option !== undefined && others.every(({ options }) => options[property] === option)
      ? option
      : [];
  });
  return shared?.join(', ') || undefined;
}

const countDifferences = (a: Variant, b: Variant): number =>
  Object.entries(a.options).filter(([property, option]) => b.options[property] !== option).length;
