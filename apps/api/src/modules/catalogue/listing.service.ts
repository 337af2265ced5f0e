import type { Product } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import { deleteFeatured, listFeaturedIds, insertFeatured } from './curation.repository';
import { storedListedExpression } from './relist.repository';
import {
  findProduct,
  lockStoreOfProduct,
  lockProduct,
  listProductsByIds,
  updateProduct,
} from './products.repository';

const MAX_FEATURED = 12;

export const listingService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  setOnMarketplace: (scope: StoreScope, id: string, isOnMarketplace: boolean): Promise<Product> =>
    inTransaction(db, async (db) => {
      await lockStoreOfProduct(db, id);
      await updateProduct(db, scope, id, { isOnMarketplace, updatedAt: clock.now() });
      await updateProduct(db, scope, id, { listed: storedListedExpression });
      const product = await findProduct(db, scope, id);
      if (!product) throw notFound('This product');
      return product;
    }),

  async featured(scope: StoreScope): Promise<Product[]> {
    const ids = await listFeaturedIds(db, scope);
    const byId = new Map(
      (await listProductsByIds(db, scope, ids)).map((product) => [product.id, product]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  feature: (scope: StoreScope, productId: string): Promise<null> =>
    inTransaction(db, async (db) => {
      if (!(await lockProduct(db, scope, productId))) throw notFound('This product');
      const featuredIds = await listFeaturedIds(db, scope);
      if (featuredIds.length >= MAX_FEATURED && !featuredIds.includes(productId))
        throw conflict(`You already feature ${MAX_FEATURED} products. Remove one first.`);
      await insertFeatured(db, { ...scope, productId, addedAt: clock.now() });
      return null;
    }),

  async unfeature(scope: StoreScope, productId: string): Promise<null> {
    if (!(await deleteFeatured(db, scope, productId))) throw notFound('This featured product');
    return null;
  },
});

export type ListingService = ReturnType<typeof listingService>;
