import { reviewedChanges, type ReviewedField } from '@market/domain/catalogue/merchant-products';
import type { ApprovalStatus } from '@market/domain/catalogue/product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../http/scope';
import type { Ids } from '../../platform/ids';
import { assertCategories } from './categories.service';
import { assertHosted } from './hosted-images';
import { listedWhenApproved } from './listing';
import { insertProduct, updateProduct } from './products.repository';
import type { ProductRow } from './row-views';
import { saveVariants, type StockWriter, type VariantToSave } from './variants.repository';

/** What a merchant reads when the index of SKUs refuses a product. */
export const SKU_TAKEN = 'You have another product with this SKU already';

interface Writing {
  /** In a transaction. */
  readonly db: Db;
  readonly ids: Ids;
  readonly now: Date;
  readonly scope: StoreScope;
  readonly by: StockWriter;
}

/** What a file says of a product besides what a form does. */
export interface Placement {
  readonly handle?: string;
  readonly isOnMarketplace?: boolean | undefined;
}

/** A new product waits for its approval unless it is a draft. Throws 422 for categories and pictures that are none; a SKU that the store uses already is a unique violation. */
export async function writeNewProduct(
  { db, ids, now, scope, by }: Writing,
  input: ProductInput,
  { handle, isOnMarketplace = true }: Placement = {},
): Promise<string> {
  const id = ids.next();
  await assertReferences(db, input);
  await insertProduct(db, {
    id,
    ...scope,
    ...columnsOf(input),
    handle: handle ?? null,
    isOnMarketplace,
    approvalStatus: input.isDraft ? 'draft' : 'pending',
    createdAt: now,
    updatedAt: now,
  });
  await saveVariants(db, id, variantsToSave(input, ids), {
    sellsOn: input.contSalesOutOfStock,
    now,
    by,
  });
  return id;
}

/** Changes what shoppers read only after another approval; prices and stock at once. `before` is locked. */
export async function rewriteProduct(
  { db, ids, now, scope, by }: Writing,
  before: ProductRow,
  input: ProductInput,
  { isOnMarketplace = before.isOnMarketplace }: Placement = {},
): Promise<void> {
  await assertReferences(db, input);
  const { id } = before;
  const columns = columnsOf(input);
  const approvalStatus = statusAfter(before, input, columns);
  await updateProduct(db, scope, id, {
    ...columns,
    isOnMarketplace,
    updatedAt: now,
    ...(approvalStatus !== before.approvalStatus && {
      approvalStatus,
      reviewNote: null,
      listed: false,
    }),
  });
  if (isOnMarketplace !== before.isOnMarketplace)
    await updateProduct(db, scope, id, { listed: listedWhenApproved });
  await saveVariants(db, id, variantsToSave(input, ids), {
    sellsOn: input.contSalesOutOfStock,
    now,
    by,
  });
}

/** A draft and a product that was sent back are submitted by saving them; an approved one only when shoppers would read something else. */
function statusAfter(
  before: ProductRow,
  { isDraft }: ProductInput,
  columns: Pick<ProductRow, ReviewedField>,
): ApprovalStatus {
  if (isDraft) return 'draft';
  return before.approvalStatus === 'approved' &&
    reviewedChanges(readAs(before), readAs(columns)).length === 0
    ? 'approved'
    : 'pending';
}

/** The first spelling of each tag. */
const uniqueTags = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();

/** A product without options has one variant that nobody chooses. */
export function variantsToSave(
  { sku, quantity, quantityRead, pricing, variants }: ProductInput,
  ids: Ids,
): VariantToSave[] {
  const simple = {
    sku,
    quantity,
    quantityRead,
    options: {},
    price: pricing.price,
    sellingPrice: pricing.sellingPrice,
  };
  return (variants.length > 0 ? variants : [simple]).map((variant) => ({
    id: ids.next(),
    ...variant,
  }));
}

async function assertReferences(db: Db, input: ProductInput): Promise<void> {
  await assertCategories(db, input);
  await assertHosted(db, 'hostedImages', input.hostedImages);
}

/** What a product's row says of it. The prices of a product with variants are those of its cheapest one: what lists show. */
export function columnsOf(input: ProductInput) {
  const cheapest =
    input.variants.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? input.pricing;
  return {
    name: input.name,
    description: input.description,
    keyRating: input.keyRating || null,
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
    length: input.dimension?.length ?? null,
    width: input.dimension?.width ?? null,
    height: input.dimension?.height ?? null,
    contSalesOutOfStock: input.contSalesOutOfStock,
    stockAlertUnits: input.stockAlertUnits,
    isDigitalProduct: input.IsDigitalProduct,
    variantProperties: input.variantProperties,
  };
}

/** What shoppers read, without the difference between nothing in a row and nothing in a form. */
const readAs = ({ subCategoryId, childCategoryId, ...rest }: Pick<ProductRow, ReviewedField>) => ({
  ...rest,
  subCategoryId: subCategoryId ?? undefined,
  childCategoryId: childCategoryId ?? undefined,
});
