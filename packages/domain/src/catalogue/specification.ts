import type { AttributeValue, AttributeValues } from './attribute-values';
import type { CategoryAttribute } from './category-attribute';
import type { Specification, StatedAttribute } from './specification.schema';

export type { Specification, StatedAttribute };

interface StatedValues {
  readonly own: AttributeValues;
  /** The values by the id of the variant. */
  readonly variants: Readonly<Record<string, AttributeValues>>;
}

/** What a product states, in the order of its category's attributes. */
export function createSpecification(
  attributes: readonly CategoryAttribute[],
  { own, variants }: StatedValues,
): Specification {
  const groups = new Map<string, StatedAttribute[]>();
  for (const { id, name, type, unit, better, group } of attributes) {
    const differing = Object.entries(variants).flatMap(([variantId, values]) => {
      const value = values[id];
      return value === undefined || value === own[id] ? [] : [[variantId, value] as const];
    });
    if (own[id] === undefined && differing.length === 0) continue;
    const stated: StatedAttribute = {
      id,
      name,
      type,
      unit,
      better,
      value: own[id],
      ...(differing.length > 0 && { variants: Object.fromEntries(differing) }),
    };
    groups.set(group, [...(groups.get(group) ?? []), stated]);
  }
  return [...groups].map(([group, stated]) => ({ group, attributes: stated }));
}

/** The value of a variant, or else the product's. */
export const effectiveValue = (
  { value, variants }: Pick<StatedAttribute, 'value' | 'variants'>,
  variantId: string | undefined,
): AttributeValue | undefined =>
  (variantId === undefined ? undefined : variants?.[variantId]) ?? value;

export const listOwnValues = (specification: Specification): AttributeValues =>
  Object.fromEntries(
    specification.flatMap(({ attributes }) =>
      attributes.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const])),
    ),
  );

/** The values in which a variant differs from its product. */
export const listVariantValues = (
  specification: Specification,
  variantId: string,
): AttributeValues =>
  Object.fromEntries(
    specification.flatMap(({ attributes }) =>
      attributes.flatMap(({ id, variants }) => {
        const value = variants?.[variantId];
        return value === undefined ? [] : [[id, value] as const];
      }),
    ),
  );
