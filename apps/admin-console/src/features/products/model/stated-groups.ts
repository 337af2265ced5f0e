import type { Product } from '@market/domain/catalogue/product';
import type { StatedAttribute } from '@market/domain/catalogue/specification';
import { valueText } from '@market/domain/catalogue/value-text';

interface StatedFact {
  /** `Rated output`, and `Rated output, HY-AXH-8` where a variant differs. */
  readonly term: string;
  readonly value: string;
}

interface StatedGroup {
  readonly group: string;
  readonly facts: readonly StatedFact[];
}

/** All that a product states about the attributes of its category, and where its variants differ. */
export function statedGroups({
  specification,
  variant: variants,
}: Pick<Product, 'specification' | 'variant'>): StatedGroup[] {
  const skuOf = (id: string) => variants.find((each) => each.id === id)?.sku ?? id;
  const toFacts = (attribute: StatedAttribute): StatedFact[] => {
    const { name, value, variants: differing = {} } = attribute;
    return [
      ...(value === undefined ? [] : [{ term: name, value: valueText(attribute, value) }]),
      ...Object.entries(differing).map(([id, other]) => ({
        term: `${name}, ${skuOf(id)}`,
        value: valueText(attribute, other),
      })),
    ];
  };
  return specification.map(({ group, attributes }) => ({
    group,
    facts: attributes.flatMap(toFacts),
  }));
}
