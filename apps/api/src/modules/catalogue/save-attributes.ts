import {
  validValues,
  hasSameStatedValues,
  valueProblem,
  type AttributeValues,
  type StatedBySku,
} from '@market/domain/catalogue/attribute-values';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import {
  findMissingAttributes,
  missingValueText,
} from '@market/domain/catalogue/required-attributes';
import type { Db } from '../../db/db';
import { AppError, type FieldError } from '../../platform/errors';
import { lockAttributes } from '../category-tree/category-tree.reads';
import { replaceValues, toValueRows } from './attribute-values.repository';

export const toCategoryPath = ({
  categoryId,
  subCategoryId,
  childCategoryId,
}: {
  readonly categoryId: string;
  readonly subCategoryId?: string | null | undefined;
  readonly childCategoryId?: string | null | undefined;
}): string[] => [categoryId, subCategoryId, childCategoryId].flatMap((id) => id ?? []);

/** Keeps the attributes of a category from being changed until the transaction ends. */
export const lockAttributesOfCategory = (
  db: Db,
  category: Parameters<typeof toCategoryPath>[0],
): Promise<CategoryAttribute[]> => lockAttributes(db, toCategoryPath(category));

/**
 * The values that a product states once it is saved: the given values, or the stored ones where
 * values are left out. Values of attributes that its category does not have are dropped: the
 * attributes may have been deleted since the form was loaded. Throws 422 on each value that does
 * not fit its attribute.
 */
export function checkValues(
  attributes: readonly CategoryAttribute[],
  { attributes: given, variant: variants }: Pick<ProductInput, 'attributes' | 'variant'>,
  before: StatedBySku,
): StatedBySku {
  const fields: FieldError[] = [];
  const check = (values: AttributeValues, field: string): AttributeValues => {
    for (const [id, value] of Object.entries(values)) {
      const attribute = attributes.find((each) => each.id === id);
      const message = attribute && valueProblem(attribute, value);
      if (message !== undefined) fields.push({ field: `${field}.${id}`, message });
    }
    return validValues(attributes, values);
  };
  const own = given ? check(given, 'attributes') : validValues(attributes, before.own);
  const differing = variants.map(({ sku, attributes: ownAttributes }, place) => {
    const values = ownAttributes
      ? check(ownAttributes, `variant.${place}.attributes`)
      : validValues(attributes, before.variants[sku] ?? {});
    const changed = Object.entries(values).filter(([id, value]) => own[id] !== value);
    return [sku, Object.fromEntries(changed)] as const;
  });
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
  return { own, variants: Object.fromEntries(differing) };
}

/** The required attributes that a stored or imported product lacks. */
export const findMissingValues = (
  attributes: readonly CategoryAttribute[],
  { own, variants }: StatedBySku,
  skus: readonly string[],
): CategoryAttribute[] =>
  findMissingAttributes(
    attributes,
    own,
    skus.map((sku) => variants[sku] ?? {}),
  );

/** Throws 422 on each required attribute without a value, unless the product is a draft. */
export function assertRequiredValues(
  attributes: readonly CategoryAttribute[],
  { isDraft, variant: variants }: Pick<ProductInput, 'isDraft' | 'variant'>,
  values: StatedBySku,
): void {
  if (isDraft) return;
  const missing = findMissingValues(
    attributes,
    values,
    variants.map(({ sku }) => sku),
  );
  const fields = missing.map((attribute) => ({
    field: `attributes.${attribute.id}`,
    message: missingValueText(attribute),
  }));
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
}

export const toAttributeRows = (
  productId: string,
  attributes: readonly CategoryAttribute[],
  { own, variants }: StatedBySku,
  idsBySku: ReadonlyMap<string, string>,
) => [
  ...toValueRows({ productId, variantId: null }, attributes, validValues(attributes, own)),
  ...Object.entries(variants).flatMap(([sku, values]) => {
    const variantId = idsBySku.get(sku);
    return variantId === undefined
      ? []
      : toValueRows({ productId, variantId }, attributes, validValues(attributes, values));
  }),
];

interface StatedProduct {
  readonly productId: string;
  readonly attributes: readonly CategoryAttribute[];
  readonly before: StatedBySku;
  readonly idsBySku: ReadonlyMap<string, string>;
}

export async function saveAttributeValues(
  db: Db,
  { productId, attributes, before, idsBySku }: StatedProduct,
  values: StatedBySku,
): Promise<void> {
  if (hasSameStatedValues(before, values)) return;
  await replaceValues(db, productId, toAttributeRows(productId, attributes, values, idsBySku));
}
