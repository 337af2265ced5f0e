import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';

interface AttributeGroup {
  readonly group: string;
  readonly attributes: readonly CategoryAttribute[];
}

/** Attributes by group, in the order of the category. */
export const groupsOf = (attributes: readonly CategoryAttribute[]): AttributeGroup[] =>
  [...new Set(attributes.map(({ group }) => group))].map((group) => ({
    group,
    attributes: attributes.filter((attribute) => attribute.group === group),
  }));

/** Removes empty values, because a field that was emptied holds null. */
export const statedValues = (values: AttributeValues = {}): AttributeValues =>
  Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied field holds null
    Object.entries(values).filter(([, value]) => value != null),
  );
