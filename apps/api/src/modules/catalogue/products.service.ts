import type { Product, ProductInput } from '@market/domain/catalogue/product';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { inTransaction } from '../../db/transaction';
import { invalid, notFound } from '../../http/errors';
import type { StoreScope } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { assertCategories } from './categories.service';
import { assertHosted } from './hosted-images';
import { findProduct, insertProduct, lockProduct, productPage, statusCounts, updateProduct, type PageOfRows, type ProductFilter } from './products.repository';
import type { ProductRow } from './row-views';
import { renameSimpleVariant, saveVariants, type VariantToSave } from './variants.repository';

/** What merchants do with their own products. */
export const productsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const byId = async (scope: StoreScope, id: string): Promise<Product> => {
    const product = await findProduct(db, scope, id);
    if (!product) throw notFound('This product');
    return product;
  };

  return {
    byId,

    async list(scope: StoreScope, query: ProductFilter & PageOfRows): Promise<Page<Product>> {
      const [rows, counts] = await Promise.all([productPage(db, scope, query), statusCounts(db, scope, query)]);
      return { rows, count: query.approvalStatus ? counts[query.approvalStatus] : counts.pending + counts.approved + counts.rejected };
    },

    /** A new product waits for its approval. Throws 422 for a SKU that the store uses already. */
    async create(scope: StoreScope, input: ProductInput): Promise<Product> {
      const id = ids.next();
      const now = clock.now();
      await onSku(() =>
        inTransaction(db, async (db) => {
          await assertReferences(db, input);
          await insertProduct(db, { id, ...scope, ...columnsOf(input), approvalStatus: 'pending', createdAt: now, updatedAt: now });
          await saveVariants(db, id, variantsToSave(input, ids), input.contSalesOutOfStock, now);
        }),
      );
      return byId(scope, id);
    },

    /** Changes what shoppers read only after another approval; prices and stock at once. */
    async update(scope: StoreScope, id: string, input: ProductInput): Promise<Product> {
      const now = clock.now();
      await onSku(() =>
        inTransaction(db, async (db) => {
          const before = await lockProduct(db, scope, id);
          if (!before) throw notFound('This product');
          await assertReferences(db, input);
          const columns = columnsOf(input);
          const isForReview = before.approvalStatus === 'rejected' || (before.approvalStatus === 'approved' && tellsSomethingElse(before, columns));
          await updateProduct(db, scope, id, { ...columns, updatedAt: now, ...(isForReview && { approvalStatus: 'pending', reviewNote: null, listed: false }) });
          if (input.variants.length === 0) await renameSimpleVariant(db, id, input.sku);
          await saveVariants(db, id, variantsToSave(input, ids), input.contSalesOutOfStock, now);
        }),
      );
      return byId(scope, id);
    },
  };
};

export type ProductsService = ReturnType<typeof productsService>;

/** A product without options has one variant that nobody chooses. */
export function variantsToSave({ sku, quantity, pricing, variants }: ProductInput, ids: Ids): VariantToSave[] {
  const simple = { sku, quantity, options: {}, price: pricing.price, sellingPrice: pricing.sellingPrice };
  return (variants.length > 0 ? variants : [simple]).map((variant) => ({ id: ids.next(), ...variant }));
}

async function assertReferences(db: Db, input: ProductInput): Promise<void> {
  await assertCategories(db, input);
  await assertHosted(db, 'hostedImages', input.hostedImages);
}

async function onSku(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid('sku', 'You have another product with this SKU already');
    throw error;
  }
}

/** What a product's row says of it. The prices of a product with variants are those of its cheapest one: what lists show. */
export function columnsOf(input: ProductInput) {
  const cheapest = input.variants.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0] ?? input.pricing;
  return {
    name: input.name,
    description: input.description,
    keyRating: input.keyRating || null,
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

const reviewed = ['name', 'description', 'categoryId', 'subCategoryId', 'childCategoryId', 'hostedImages'] as const;

const tellsSomethingElse = (before: ProductRow, after: ReturnType<typeof columnsOf>): boolean => reviewed.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
