import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';

interface AttributeGroup<Attribute> {
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

/** Attributes by group, in the order of each group's first attribute. */
export const groupAttributes = <Attribute extends Pick<CategoryAttribute, 'group'>>(
  attributes: readonly Attribute[],
): AttributeGroup<Attribute>[] =>
  [...new Set(attributes.map(({ group }) => group))].map((name) => ({
    name,
    attributes: attributes.filter((attribute) => attribute.group === name),
  }));

/** Leaves out emptied fields, whose value is null. */
export const statedValues = (values: AttributeValues = {}): AttributeValues =>
  Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied field holds null
    Object.entries(values).filter(([, value]) => value != null),
  );

/** Required attributes first, each part in the category's order. */
export const requiredFirst = <Attribute extends Pick<CategoryAttribute, 'isRequired'>>(
  attributes: readonly Attribute[],
): Attribute[] => attributes.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));

/** Which attributes a product form asks for, above its fields. */
export const specificationHint = (
  attributes: readonly Pick<CategoryAttribute, 'isRequired'>[],
): string =>
  attributes.some(({ isRequired }) => isRequired)
    ? 'Those marked as required are needed for approval. Shoppers filter and compare by these values.'
    : 'All optional. Shoppers filter and compare by these values.';
