import type { AttributeValues } from './attribute-values';
import type { CategoryAttribute } from './category-attribute';

/**
 * The required attributes that neither the product nor all of its variants state. `variants` holds
 * the values in which each variant differs.
 */
export const findMissingAttributes = <
  Attribute extends Pick<CategoryAttribute, 'id' | 'isRequired'>,
>(
  attributes: readonly Attribute[],
  own: AttributeValues,
  variants: readonly AttributeValues[],
): Attribute[] =>
  attributes.filter(
    ({ id, isRequired }) =>
      isRequired &&
      own[id] === undefined &&
      (variants.length === 0 || variants.some((values) => values[id] === undefined)),
  );

export const missingValueText = ({ name }: Pick<CategoryAttribute, 'name'>): string =>
  `Products in this category need a value for “${name}”`;
