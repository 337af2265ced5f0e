import {
  changedPrice,
  isValidPrice,
  INVALID_PRICE_ERROR,
  withSellingPrice,
  type BulkChange,
  type BulkOutcome,
  type BulkUpdate,
  type ChosenProduct,
  type PriceChange,
} from '@market/domain/catalogue/bulk-change';
import { missingValueText } from '@market/domain/catalogue/required-attributes';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, isAppError, notFound } from '../../platform/errors';
import type { StoreActor } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import {
  changeStock,
  listPrices,
  listSkus,
  removeFromPlacements,
  setPrices,
} from './bulk-change.repository';
import { readStatedValues } from './attribute-values.repository';
import { findMissingValues, lockAttributesOfCategory } from './save-attributes';
import { storedListedExpression } from './relist.repository';
import { deleteRevision } from './product-revisions.repository';
import { lockStoreOfProduct, lockProduct, updateProduct } from './products.repository';

interface BulkChangeContext {
  readonly db: Db;
  readonly actor: StoreActor;
  readonly id: string;
  readonly now: Date;
}

/** Each product has its own transaction, so failures are independent. */
export const bulkChangeService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async change(actor: StoreActor, { products, change }: BulkUpdate): Promise<BulkOutcome[]> {
    const outcomes: BulkOutcome[] = [];
    for (const product of products)
      outcomes.push(
        await toOutcome(product.id, () =>
          inTransaction(db, (db) =>
            changeProduct({ db, actor, id: product.id, now: clock.now() }, product, change),
          ),
        ),
      );
    return outcomes;
  },
});

export type BulkChangeService = ReturnType<typeof bulkChangeService>;

async function toOutcome(id: string, work: () => Promise<boolean>): Promise<BulkOutcome> {
  try {
    return { id, outcome: (await work()) ? 'changed' : 'unchanged' };
  } catch (error) {
    if (isAppError(error)) return { id, outcome: 'failed', problem: error.message };
    throw error;
  }
}

/** Returns whether anything changed. */
async function changeProduct(
  context: BulkChangeContext,
  { updatedAt, quantityRead }: ChosenProduct,
  change: BulkChange,
): Promise<boolean> {
  const { db, actor: scope, id, now } = context;
  if (change.kind === 'marketplace' || change.kind === 'delete') await lockStoreOfProduct(db, id);
  const product = await lockProduct(db, scope, id);
  if (!product) throw notFound('This product');
  if (
    updatedAt !== undefined &&
    product.updatedAt.toISOString() !== new Date(updatedAt).toISOString()
  )
    throw conflict('The product has changed since you loaded it. Check it again.');
  switch (change.kind) {
    case 'pricePercent':
    case 'priceAmount':
      return changePrices(context, change);
    case 'stockSet':
    case 'stockAdd': {
      if (product.isDigitalProduct) throw conflict('A digital product has no stock.');
      if (
        !(await changeStock(db, id, change, { from: quantityRead, at: now, actorId: scope.userId }))
      )
        return false;
      await updateProduct(db, scope, id, { updatedAt: now });
      return true;
    }
    case 'marketplace': {
      if (product.isOnMarketplace === change.isOnMarketplace) return false;
      await updateProduct(db, scope, id, {
        isOnMarketplace: change.isOnMarketplace,
        updatedAt: now,
      });
      await updateProduct(db, scope, id, { listed: storedListedExpression });
      return true;
    }
    case 'submit': {
      if (product.approvalStatus !== 'draft') return false;
      if (product.hostedImages.length === 0)
        throw conflict('Add a photo before you submit the product.');
      const [missing] = findMissingValues(
        await lockAttributesOfCategory(db, product),
        await readStatedValues(db, id),
        await listSkus(db, id),
      );
      if (missing) throw conflict(`${missingValueText(missing)}.`);
      await updateProduct(db, scope, id, { approvalStatus: 'pending', updatedAt: now });
      return true;
    }
    case 'delete': {
      await removeFromPlacements(db, id);
      await deleteRevision(db, id);
      await updateProduct(db, scope, id, {
        archivedAt: now,
        approvalStatus: 'pending',
        reviewNote: null,
        listed: false,
        updatedAt: now,
      });
      return true;
    }
  }
}

async function changePrices(
  { db, actor: scope, id, now }: BulkChangeContext,
  change: PriceChange,
): Promise<boolean> {
  const before = await listPrices(db, id);
  const after = before.map((variant) =>
    withSellingPrice(variant, changedPrice(variant.sellingPrice, change)),
  );
  if (after.every(({ sellingPrice }, index) => sellingPrice === before[index]?.sellingPrice))
    return false;
  if (!after.every(({ price, sellingPrice }) => isValidPrice(sellingPrice) && isValidPrice(price)))
    throw conflict(`${INVALID_PRICE_ERROR}.`);
  const cheapest = after.toSorted((a, b) => a.sellingPrice - b.sellingPrice)[0];
  if (!cheapest) return false;
  await setPrices(db, after);
  await updateProduct(db, scope, id, {
    price: cheapest.price,
    sellingPrice: cheapest.sellingPrice,
    updatedAt: now,
  });
  return true;
}
