import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import {
  toProductColumns,
  toAttributeRows,
  checkValues,
  toVariantsToSave,
} from '../../modules/catalogue';
import { insertOpeningStock } from '../../modules/stock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { attributeValuesTable, productsTable, variantsTable } from '../schema';
import type { OpenStore } from './open-stores';
import type { Series } from './series';

/** A product or variant for sale, with its remaining stock. */
export interface SeedProduct {
  readonly store: OpenStore;
  readonly series: Series;
  readonly productId: string;
  /** Undefined for a product without options. */
  readonly variantId: string | undefined;
  /** Kobo. */
  readonly price: number;
  left: number;
}

export interface OpeningProduct {
  readonly store: OpenStore;
  readonly series: Series;
  readonly attributes: readonly CategoryAttribute[];
  readonly input: ProductInput;
  readonly createdAt: Date;
}

/**
 * Inserts in bulk the products that the stores opened with, which were approved long ago. Writes
 * the same rows as the services.
 */
export async function insertProducts(
  db: Db,
  { ids, opening }: { ids: Ids; opening: readonly OpeningProduct[] },
): Promise<SeedProduct[]> {
  const drafts = opening.map((each) => ({
    ...each,
    id: ids.next(),
    variants: toVariantsToSave(each.input, ids),
  }));
  await db.insert(productsTable).values(
    drafts.map(({ id, store: { storeId }, input, createdAt }) => ({
      ...toProductColumns(input),
      id,
      storeId,
      approvalStatus: 'approved' as const,
      listed: true,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  const variants = drafts.flatMap(({ id: productId, store, createdAt, variants }) =>
    variants.map((variant, position) => ({
      ...variant,
      productId,
      position,
      at: createdAt,
      actorId: store.merchant.userId,
    })),
  );
  await db
    .insert(variantsTable)
    .values(
      variants.map(({ quantity: _quantity, at: _at, actorId: _actorId, ...variant }) => variant),
    );
  await db
    .insert(attributeValuesTable)
    .values(
      drafts.flatMap(({ id, input, attributes, variants }) =>
        toAttributeRows(
          id,
          attributes,
          checkValues(attributes, input, { own: {}, variants: {} }),
          new Map(variants.map(({ sku, id }) => [sku, id])),
        ),
      ),
    );
  await insertOpeningStock(
    db,
    variants.map(({ id: variantId, quantity: onHand, at, actorId }) => ({
      variantId,
      onHand,
      sellsOn: false,
      reason: 'opening' as const,
      at,
      actorId,
    })),
  );
  return drafts.flatMap(({ id: productId, store, series, input, variants }) =>
    variants.map(({ id, sellingPrice, quantity }) => ({
      store,
      series,
      productId,
      variantId: input.variant.length > 0 ? id : undefined,
      price: sellingPrice,
      left: quantity,
    })),
  );
}
