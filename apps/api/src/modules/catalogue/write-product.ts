import { hasSameStatedValues } from '@market/domain/catalogue/attribute-values';
import { changedFields, type ReviewedField } from '@market/domain/catalogue/reviewed-fields';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import type { StoreScope } from '../../platform/scope';
import type { Ids } from '../../platform/ids';
import { readStatedValues } from './attribute-values.repository';
import { resolveMergedCategories } from './category-choice';
import { storedListedExpression } from './relist.repository';
import { deleteRevision, pickReviewedFields, submitRevision } from './product-revisions.repository';
import { insertProduct, updateProduct } from './products.repository';
import { toPlainColumns, type ProductRow } from './row-views';
import {
  assertRequiredValues,
  checkValues,
  lockAttributesOfCategory,
  saveAttributeValues,
} from './save-attributes';
import { saveVariants, type StockWriter, type VariantToSave } from './variants.repository';
import { invalid } from '../../platform/errors';
import { listExistingImages } from '../images/images.reads';

export const SKU_TAKEN = 'You already have another product with this SKU';

export async function withUniqueSku<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid('sku', SKU_TAKEN);
    throw error;
  }
}

interface WriteContext {
  /** An open transaction. */
  readonly db: Db;
  readonly ids: Ids;
  readonly now: Date;
  readonly scope: StoreScope;
  readonly by: StockWriter;
}

/** Fields that an import sets in addition to the form's. */
export interface NewListing {
  readonly handle?: string;
  readonly isOnMarketplace?: boolean | undefined;
}

/**
 * A new product needs approval unless it is a draft. Throws 422 for unknown categories and images,
 * for values that do not fit the attributes of the category, and for missing values of required
 * ones. Throws a unique violation for a SKU that the store already uses.
 */
export async function writeNewProduct(
  { db, ids, now, scope, by }: WriteContext,
  given: ProductInput,
  { handle, isOnMarketplace = true }: NewListing = {},
): Promise<string> {
  const id = ids.next();
  const input = await resolveReferences(db, given);
  await insertProduct(db, {
    id,
    ...scope,
    ...toProductColumns(input),
    handle: handle ?? null,
    isOnMarketplace,
    approvalStatus: input.isDraft ? 'draft' : 'pending',
    createdAt: now,
    updatedAt: now,
  });
  const idsBySku = await saveVariants(db, id, toVariantsToSave(input, ids), {
    sellsOn: input.contSalesOutOfStock,
    now,
    by,
  });
  const attributes = await lockAttributesOfCategory(db, input);
  const before = { own: {}, variants: {} };
  const values = checkValues(attributes, input, before);
  assertRequiredValues(attributes, input, values);
  await saveAttributeValues(db, { productId: id, attributes, before, idsBySku }, values);
  return id;
}

/**
 * Saves prices, stock and variants immediately. Changed texts, categories, images and attributes of
 * an approved product become its revision, and shoppers see the approved version until the revision
 * is approved. Saving submits drafts and rejected products, unless the input is a draft. A draft
 * takes an approved product off sale. `before` must be locked.
 */
export async function writeExistingProduct(
  { db, ids, now, scope, by }: WriteContext,
  before: ProductRow,
  given: ProductInput,
  { isOnMarketplace = before.isOnMarketplace }: NewListing = {},
): Promise<void> {
  const input = await resolveReferences(db, given);
  const { id } = before;
  const columns = toProductColumns(input);
  const staysApproved = before.approvalStatus === 'approved' && !input.isDraft;
  const waiting = staysApproved ? changedFields(visibleFields(before), visibleFields(columns)) : [];
  const newImages = waiting.includes('hostedImages');
  const approvalStatus = staysApproved ? 'approved' : input.isDraft ? 'draft' : 'pending';
  await updateProduct(db, scope, id, {
    ...columns,
    ...(waiting.length > 0 && pickReviewedFields(before)),
    isOnMarketplace,
    updatedAt: now,
    ...(approvalStatus !== before.approvalStatus && {
      approvalStatus,
      reviewNote: null,
      listed: false,
    }),
  });
  if (isOnMarketplace !== before.isOnMarketplace)
    await updateProduct(db, scope, id, { listed: storedListedExpression });
  const idsBySku = await saveVariants(db, id, toVariantsToSave(input, ids), {
    sellsOn: input.contSalesOutOfStock,
    now,
    by,
    ...(newImages && { approvedImages: before.hostedImages }),
  });
  const stated = await readStatedValues(db, id);
  const attributes = await lockAttributesOfCategory(db, input);
  const values = checkValues(attributes, input, stated);
  // A client that leaves values out, such as a file of prices, cannot correct them.
  if (input.attributes) assertRequiredValues(attributes, input, values);
  const newValues = staysApproved && !hasSameStatedValues(stated, values);
  if (!staysApproved)
    await saveAttributeValues(db, { productId: id, attributes, before: stated, idsBySku }, values);
  if (waiting.length > 0 || newValues)
    await submitRevision(db, {
      ...pickReviewedFields(columns),
      productId: id,
      variantImages: newImages ? imagesBySku(input) : null,
      attributes: newValues ? values : null,
      submittedAt: now,
    });
  // Files have the approved values of fields that they do not change.
  else if (!staysApproved || by.reason !== 'import') await deleteRevision(db, id);
}

const imagesBySku = ({ variant: variants }: ProductInput): Record<string, string> =>
  Object.fromEntries(variants.flatMap(({ sku, image }) => (image ? [[sku, image]] : [])));

/** Removes tags that differ only in case; the first spelling wins. */
const uniqueTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();

/** A product without options has one default variant. */
export function toVariantsToSave(
  { sku, quantity, quantityRead, pricing, variant: variants }: ProductInput,
  ids: Ids,
): VariantToSave[] {
  const withoutVariants = {
    sku,
    quantity,
    quantityRead,
    options: {},
    price: pricing.price,
    sellingPrice: pricing.sellingPrice,
  };
  return (variants.length > 0 ? variants : [withoutVariants]).map((variant) => ({
    id: ids.next(),
    ...variant,
  }));
}

async function resolveReferences(db: Db, input: ProductInput): Promise<ProductInput> {
  const categories = await resolveMergedCategories(db, input);
  await assertImagesHosted(db, 'hostedImages', input.hostedImages);
  return { ...input, ...categories };
}

/** A product's prices, which lists show, are those of its cheapest variant. */
export function toProductColumns(input: ProductInput) {
  const cheapest =
    input.variant.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? input.pricing;
  return {
    ...toPlainColumns(input),
    name: input.name,
    description: input.description,
    brand: input.brand || null,
    ...(input.tags && { tags: uniqueTags(input.tags) }),
    categoryId: input.categoryId,
    subCategoryId: input.subCategoryId ?? null,
    childCategoryId: input.childCategoryId ?? null,
    hostedImages: input.hostedImages,
    costPrice: input.pricing.costPrice ?? null,
    price: cheapest.price,
    sellingPrice: cheapest.sellingPrice,
    sku: input.sku,
    weight: input.weight,
    length: input.dimensions?.length ?? null,
    width: input.dimensions?.width ?? null,
    height: input.dimensions?.height ?? null,
    contSalesOutOfStock: input.contSalesOutOfStock,
    isDigitalProduct: input.IsDigitalProduct,
    variantProperties: input.variantProperties,
  };
}

/** The fields that shoppers see, with null and empty values made equal. */
const visibleFields = ({
  subCategoryId,
  childCategoryId,
  ...rest
}: Pick<ProductRow, ReviewedField>) => ({
  ...rest,
  subCategoryId: subCategoryId ?? undefined,
  childCategoryId: childCategoryId ?? undefined,
});

const toImageId = (hosted: string): string => hosted.slice('/images/'.length);

/** Throws 422 on `field` when one of the images (`/images/<id>`) is not hosted here. */
export async function assertImagesHosted(
  db: Db,
  field: string,
  hosted: readonly string[],
): Promise<void> {
  const wanted = new Set(hosted.map(toImageId));
  if (wanted.size === 0) return;
  const found = await listExistingImages(db, [...wanted]);
  if (found.length < wanted.size) throw invalid(field, 'Upload the image again');
}
