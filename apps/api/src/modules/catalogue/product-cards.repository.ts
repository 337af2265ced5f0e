import { desc, eq, type SQL } from 'drizzle-orm';
import type { CardDelivery, ProductCard, Variant } from '@market/domain/catalogue/product';
import { chargeableWeight } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { storesTable as stores } from '../stores/stores.reads';
import { toDimension, toDispatchRules, meanRating, toKeyRating, toStoreRef } from './row-views';
import { productsTable as products } from './catalogue.tables';

/** Only columns, because Drizzle takes much longer to map expressions. */
export const cardColumns = {
  id: products.id,
  categoryId: products.categoryId,
  name: products.name,
  keyRating: products.keyRating,
  hostedImages: products.hostedImages,
  sellingPrice: products.sellingPrice,
  price: products.price,
  inStock: products.inStock,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  variantProperties: products.variantProperties,
  weight: products.weight,
  length: products.length,
  width: products.width,
  height: products.height,
  isDigital: products.isDigitalProduct,
  store: {
    id: stores.id,
    slug: stores.slug,
    storeName: stores.storeName,
    isOfficialOutlet: stores.isOfficialOutlet,
    city: stores.city,
    state: stores.state,
    dispatchCutOff: stores.dispatchCutOff,
    workingDays: stores.workingDays,
  },
};

const selectCards = (db: Db) =>
  db.select(cardColumns).from(products).innerJoin(stores, eq(stores.id, products.storeId));

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

const toDelivery = ({ isDigital, weight, store, ...size }: CardRow): CardDelivery => ({
  ...toDispatchRules(store),
  isDigital,
  weight: chargeableWeight([{ weight, dimension: toDimension(size), isDigital, quantity: 1 }]),
});

export const toCard = (row: CardRow): ProductCard => {
  const {
    id,
    categoryId,
    name,
    keyRating,
    hostedImages,
    sellingPrice,
    price,
    inStock,
    ratingSum,
    ratingCount,
    variantProperties,
    store,
  } = row;
  return {
    id,
    categoryId,
    name,
    keyRating: keyRating ?? undefined,
    hostedImages,
    sellingPrice,
    price,
    inStock,
    rating: meanRating({ ratingSum, ratingCount }),
    ratingCount,
    hasVariants: variantProperties.length > 0,
    delivery: toDelivery(row),
    store: toStoreRef(store),
  };
};

export interface CardVariant extends Pick<Variant, 'id' | 'options' | 'price' | 'sellingPrice'> {
  readonly image: string | null;
  readonly inStock: boolean;
}

/** A card that shows one variant: its rating, picture, price and stock. */
export const toVariantCard = (
  row: CardRow,
  { id, options, price, sellingPrice, image, inStock }: CardVariant,
): ProductCard => ({
  ...toCard(row),
  variantId: id,
  keyRating: toKeyRating(row, options),
  hostedImages:
    image === null
      ? row.hostedImages
      : [image, ...row.hostedImages.filter((other) => other !== image)],
  price,
  sellingPrice,
  inStock,
});

/** Sorted by id last, so that no product appears on two pages. */
export const mostSoldFirst: readonly SQL[] = [desc(products.popularity), desc(products.id)];

export async function listCards(
  db: Db,
  where: SQL | undefined,
  { order = mostSoldFirst, limit }: { order?: readonly SQL[]; limit: number },
): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(toCard);
}
