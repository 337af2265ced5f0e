import { categoriesTable, productsTable, variantsTable } from '../db/schema';
import { insertOpeningStock } from '../modules/stock';
import type { TestMarket } from './harness';

/** A variant on sale. */
export interface TestProduct {
  readonly productId: string;
  readonly variantId: string;
  readonly categoryId: string;
}

interface NewProduct {
  readonly name?: string;
  /** Kobo. */
  readonly price?: number;
  readonly onHand?: number;
  readonly sellsOn?: boolean;
  readonly listed?: boolean;
  readonly categoryId?: string;
  /** Kilograms. */
  readonly weight?: number;
  /** The stock at which the merchant is notified. */
  readonly alertAt?: number;
}

/** Inserts an approved product without options: ₦10,000.00, ten in stock, 5 kg. */
export async function insertTestProduct(
  { db, clock }: Pick<TestMarket, 'db' | 'clock'>,
  storeId: string,
  product: NewProduct = {},
): Promise<TestProduct> {
  const {
    name = 'Solar panel',
    price = 1_000_000,
    onHand = 10,
    sellsOn = false,
    listed = true,
    weight = 5,
    alertAt = 0,
  } = product;
  const productId = crypto.randomUUID();
  const variantId = crypto.randomUUID();
  const categoryId =
    product.categoryId ?? (await insertTestCategory({ db }, `Category of ${name}`));
  const prices = { price, sellingPrice: price };
  const sku = productId.slice(0, 8);
  const now = clock.now();
  await db.insert(productsTable).values({
    ...prices,
    id: productId,
    storeId,
    name,
    description: [name],
    categoryId,
    hostedImages: ['/images/test-picture'],
    sku,
    weight,
    contSalesOutOfStock: sellsOn,
    stockAlertUnits: alertAt,
    isDigitalProduct: false,
    variantProperties: [],
    approvalStatus: listed ? 'approved' : 'pending',
    listed,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(variantsTable).values({ ...prices, id: variantId, productId, sku, options: {} });
  await insertOpeningStock(db, [{ variantId, onHand, sellsOn, reason: 'opening', at: now }]);
  return { productId, variantId, categoryId };
}

export async function insertTestCategory(
  { db }: Pick<TestMarket, 'db'>,
  name: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(categoriesTable).values({ id, level: 1, name });
  return id;
}
