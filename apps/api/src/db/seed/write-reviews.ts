import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addMilliseconds, days } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import type { CategoryName } from '../reference/category-tree';
import {
  categoriesTable,
  orderItemsTable,
  ordersTable,
  productsTable,
  reviewsTable,
  storesTable,
} from '../schema';
import { demoStores } from './demo-stores';
import type { OpenStore } from './open-stores';
import { writeInBatches } from '../statements';
import { createReviewPlanner } from './plan-review';
import type { Random } from './random';
import { productReviewTexts } from './product-review-texts';
import { storeReviewTexts, subCategoryReviewTexts } from './review-texts';

const subCategories = alias(categoriesTable, 'sub_categories');

type ReviewRow = typeof reviewsTable.$inferInsert;

interface Deps {
  readonly db: Db;
  readonly ids: Ids;
  readonly random: Random;
  readonly stores: readonly OpenStore[];
  /** Leaves the demo customer some orders to review. */
  readonly demoCustomerId: string;
  readonly end: Date;
}

const PRODUCT_REVIEW_SHARE = 0.72;
const STORE_REVIEW_SHARE = 0.6;
const PHOTO_SHARE = 0.12;
const DEMO_CUSTOMER_UNREVIEWED = days(75);

/**
 * Writes reviews that are dated some days after the delivery, and updates the ratings of products
 * and stores. Inserts the same rows as the service, but in bulk.
 */
export async function writeReviews(deps: Deps): Promise<void> {
  const { db, ids, random, demoCustomerId, end } = deps;
  const plan = createReviewPlanner(deps);
  const rows: ReviewRow[] = [];
  const ordersWithStoreReview = new Set<string>();
  for (const {
    id: orderItemId,
    productId,
    orderId,
    storeId,
    customerId,
    deliveredAt,
    images,
    category,
    subCategory,
  } of await listDeliveredItems(db)) {
    if (
      customerId === demoCustomerId &&
      deliveredAt > addMilliseconds(end, -DEMO_CUSTOMER_UNREVIEWED)
    )
      continue;
    const order = { orderId, storeId, customerId };
    const delivery = { deliveredAt, mean: getAverageRating(deps, storeId) };
    if (random.chance(PRODUCT_REVIEW_SHARE)) {
      const texts = subCategoryReviewTexts[subCategory ?? ''] ?? productReviewTexts[category];
      const photos = random.chance(PHOTO_SHARE) ? images.slice(1, 2) : [];
      rows.push({
        ...plan({ ...delivery, subjectId: productId, texts }),
        ...order,
        id: ids.next(),
        orderItemId,
        productId,
        photos,
      });
    }
    if (!ordersWithStoreReview.has(orderId) && random.chance(STORE_REVIEW_SHARE))
      rows.push({
        ...plan({ ...delivery, subjectId: storeId, texts: storeReviewTexts }),
        ...order,
        id: ids.next(),
        photos: [],
      });
    ordersWithStoreReview.add(orderId);
  }
  const pastRows = rows.filter(({ createdAt }) => createdAt <= end);
  await writeInBatches(pastRows, (batch) => db.insert(reviewsTable).values(batch));
  await updateRatings(db);
}

/** Items that were delivered and not returned, in a stable order. */
async function listDeliveredItems(db: Db) {
  const rows = await db
    .select({
      id: orderItemsTable.id,
      productId: orderItemsTable.productId,
      orderId: ordersTable.id,
      storeId: ordersTable.storeId,
      customerId: ordersTable.customerId,
      deliveredAt: ordersTable.deliveredAt,
      images: productsTable.hostedImages,
      category: sql<CategoryName>`${categoriesTable.name}`,
      subCategory: subCategories.name,
    })
    .from(orderItemsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderItemsTable.orderId))
    .innerJoin(productsTable, eq(productsTable.id, orderItemsTable.productId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, productsTable.subCategoryId))
    .where(inArray(ordersTable.status, ['delivered', 'completed']))
    .orderBy(ordersTable.orderName, orderItemsTable.position);
  return rows.flatMap(({ deliveredAt, ...row }) => (deliveredAt ? [{ ...row, deliveredAt }] : []));
}

function getAverageRating({ stores }: Deps, storeId: string): number {
  const key = stores.find((store) => store.storeId === storeId)?.key;
  return demoStores.find((store) => store.key === key)?.rating ?? 4.5;
}

/** Updates the totals of products and stores from their reviews. */
async function updateRatings(db: Db): Promise<void> {
  const figures = { ratingSum: sql`of.sum`, ratingCount: sql`of.count` };
  await db
    .update(productsTable)
    .set(figures)
    .from(
      sql`(select product_id, sum(stars)::int as sum, count(*)::int as count from reviews where product_id is not null group by 1) as of`,
    )
    .where(eq(productsTable.id, sql`of.product_id`));
  await db
    .update(storesTable)
    .set(figures)
    .from(
      sql`(select store_id, sum(stars)::int as sum, count(*)::int as count from reviews where product_id is null group by 1) as of`,
    )
    .where(eq(storesTable.id, sql`of.store_id`));
}
