import {
  MAX_SELECTED_PRODUCTS,
  type ChosenProducts,
  type MerchantProductFilter,
  type MerchantProductQuery,
  type ProductCounts,
} from '@market/domain/catalogue/merchant-products';
import type { Product } from '@market/domain/catalogue/product';
import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { StockMovement, StockMovementQuery } from '@market/domain/catalogue/stock-movement';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import type { StoreActor, StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import {
  listBrands,
  listSelectedProducts,
  countOwnProducts,
  countByStatus,
  listOwnProducts,
} from './merchant-products.repository';
import { listMovements } from '../stock';
import { productVisibility } from './product-visibility';
import { findProduct, lockProduct } from './products.repository';
import { writeExistingProduct, withUniqueSku, writeNewProduct } from './write-product';

export const productsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const byId = async (scope: StoreScope, id: string): Promise<Product> => {
    const product = await findProduct(db, scope, id);
    if (!product) throw notFound('This product');
    return product;
  };

  return {
    byId,

    visibility: (scope: StoreScope, id: string): Promise<ProductVisibility> =>
      productVisibility(db, scope, id),

    async stockMovements(
      scope: StoreScope,
      id: string,
      query: StockMovementQuery,
    ): Promise<Page<StockMovement>> {
      await byId(scope, id);
      return listMovements(db, id, query);
    },

    async list(
      scope: StoreScope,
      { limit, offset, sort, ...filter }: MerchantProductQuery,
    ): Promise<Page<Product> & { isCapped: boolean }> {
      const [rows, counted] = await Promise.all([
        listOwnProducts(db, scope, filter, { limit, offset, sort }),
        countOwnProducts(db, scope, filter),
      ]);
      return { rows, ...counted };
    },

    counts: (scope: StoreScope): Promise<ProductCounts> => countByStatus(db, scope),

    brands: (scope: StoreScope): Promise<string[]> => listBrands(db, scope),

    async chosen(scope: StoreScope, filter: MerchantProductFilter): Promise<ChosenProducts> {
      const rows = await listSelectedProducts(db, scope, filter);
      return {
        products: rows
          .slice(0, MAX_SELECTED_PRODUCTS)
          .map(({ updatedAt, ...product }) => ({ ...product, updatedAt: updatedAt.toISOString() })),
        isCapped: rows.length > MAX_SELECTED_PRODUCTS,
      };
    },

    async create({ userId: actorId, ...scope }: StoreActor, input: ProductInput): Promise<Product> {
      const id = await withUniqueSku(() =>
        inTransaction(db, (db) =>
          writeNewProduct(
            { db, ids, now: clock.now(), scope, by: { reason: 'correction', actorId } },
            input,
          ),
        ),
      );
      return byId(scope, id);
    },

    /**
     * Shoppers see new texts, categories, images and attributes of an approved product once they
     * are approved. Prices and stock change immediately. Throws 409 with the current quantities
     * when the stock has changed since it was read, and 422 for a SKU that the store already uses.
     */
    async update(
      { userId: actorId, ...scope }: StoreActor,
      id: string,
      input: ProductInput,
    ): Promise<Product> {
      await withUniqueSku(() =>
        inTransaction(db, async (db) => {
          const before = await lockProduct(db, scope, id);
          if (!before) throw notFound('This product');
          await writeExistingProduct(
            { db, ids, now: clock.now(), scope, by: { reason: 'correction', actorId } },
            before,
            input,
          );
        }),
      );
      return byId(scope, id);
    },
  };
};

export type ProductsService = ReturnType<typeof productsService>;
