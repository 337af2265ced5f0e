import type { VariantProperty } from '@market/domain/catalogue/product';
import { variantLabel } from '@market/domain/catalogue/variants';
import type { NewVariant } from './variants';

/** Variants that share a photo setting: all variants of an option, or a single one. */
export interface PhotoGroup {
  label: string;
  /** The indexes of the group's variants in the form. */
  indexes: readonly number[];
  /** `undefined` stands for the product's first photo, and `mixed` for several photos. */
  image: string | undefined | 'mixed';
}

const createGroup = (
  label: string,
  variants: readonly NewVariant[],
  indexes: readonly number[],
): PhotoGroup => {
  const images = new Set(indexes.map((index) => variants[index]?.image));
  const [image] = images;
  return { label, indexes, image: images.size > 1 ? 'mixed' : image };
};

export const groupsByOption = (
  variants: readonly NewVariant[],
  { property, options }: VariantProperty,
): PhotoGroup[] =>
  options.map((option) =>
    createGroup(
      option,
      variants,
      variants.flatMap((variant, index) => (variant.options[property] === option ? index : [])),
    ),
  );

export const groupsByVariant = (
  variants: readonly NewVariant[],
  properties: readonly VariantProperty[],
): PhotoGroup[] =>
  variants.map(({ options }, index) =>
    createGroup(variantLabel(properties, options), variants, [index]),
  );

/** The property whose options alone determine the photos, if there is one. */
export const photoProperty = (
  variants: readonly NewVariant[],
  properties: readonly VariantProperty[],
): VariantProperty | undefined =>
  properties
    .toReversed()
    .find((property) => groupsByOption(variants, property).every(({ image }) => image !== 'mixed'));

/**
 * Sets the photo of the variants at these indexes. Without `image`, the variants show the product's
 * first photo.
 */
export const withPhoto = (
  variants: readonly NewVariant[],
  indexes: readonly number[],
  image: string | undefined,
): NewVariant[] =>
  variants.map((variant, index) => (indexes.includes(index) ? { ...variant, image } : variant));
