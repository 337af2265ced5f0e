import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import type { CategoryAttribute } from './category-attribute';

export const MAX_ATTRIBUTE_NUMBER = 1_000_000_000;

/** A number in the attribute's unit, one of its choices, or yes (true) or no. */
export const attributeValueSchema = z.union([
  z.number().check(z.minimum(-MAX_ATTRIBUTE_NUMBER), z.maximum(MAX_ATTRIBUTE_NUMBER)),
  z.string().check(z.maxLength(60)),
  z.boolean(),
]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** Values by the id of their attribute. */
export const attributeValuesSchema = z.record(recordIdSchema, attributeValueSchema);
export type AttributeValues = z.infer<typeof attributeValuesSchema>;

type AttributeRule = Pick<CategoryAttribute, 'type' | 'choices'>;

/** Why the attribute cannot have this value. Undefined when it can. */
export function valueProblem(
  { type, choices }: AttributeRule,
  value: AttributeValue,
): string | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' ? undefined : 'Enter a number';
    case 'choice':
      return typeof value === 'string' && choices.includes(value)
        ? undefined
        : `Choose one of: ${choices.join(', ')}`;
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : 'Choose yes or no';
  }
}

/**
 * Returns only the values that fit attributes of the category, for example after the category has
 * changed.
 */
export const validValues = (
  attributes: readonly (AttributeRule & Pick<CategoryAttribute, 'id'>)[],
  values: AttributeValues,
): AttributeValues =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = values[attribute.id];
      return value === undefined || valueProblem(attribute, value) !== undefined
        ? []
        : [[attribute.id, value] as const];
    }),
  );

export const hasSameValues = (a: AttributeValues, b: AttributeValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, value]) => b[id] === value);

/** What a product states, and the values in which its variants differ, by SKU. */
export interface StatedBySku {
  readonly own: AttributeValues;
  readonly variants: Readonly<Record<string, AttributeValues>>;
}

export function hasSameStatedValues(a: StatedBySku, b: StatedBySku): boolean {
  const skus = [...new Set([...Object.keys(a.variants), ...Object.keys(b.variants)])];
  return (
    hasSameValues(a.own, b.own) &&
    skus.every((sku) => hasSameValues(a.variants[sku] ?? {}, b.variants[sku] ?? {}))
  );
}
