import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ReceivedReviewQuery, ReviewListQuery, Stars } from '@market/domain/reviews/review';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { orderItemsTable } from '../orders/orders.reads';
import { usersTable } from '../accounts/accounts.reads';
import type { ReviewSubject } from './subjects.repository';
import { reviewsTable } from './reviews.tables';
import type { PersonalData } from '../../db/personal-data';
import { selectProductName } from '../catalogue/catalogue.reads';
import { selectStoreName } from '../stores/stores.reads';

export type ReviewRow = typeof reviewsTable.$inferSelect;
export type NewReview = typeof reviewsTable.$inferInsert;

const selectViews = (db: Db) =>
  db
    .select({
      review: reviewsTable,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      options: orderItemsTable.options,
      productName: orderItemsTable.productName,
    })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.customerId))
    .leftJoin(orderItemsTable, eq(orderItemsTable.id, reviewsTable.orderItemId));

export type ReviewView = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number];

const subjectCondition = (of: ReviewListQuery['of'], id: string): SQL | undefined =>
  of === 'product'
    ? eq(reviewsTable.productId, id)
    : and(eq(reviewsTable.storeId, id), isNull(reviewsTable.productId));

const hasPhotos = sql`cardinality(${reviewsTable.photos}) > 0`;

const newestFirst = [desc(reviewsTable.createdAt), asc(reviewsTable.id)];
const sorts = {
  newest: newestFirst,
  highest: [desc(reviewsTable.stars), ...newestFirst],
  lowest: [asc(reviewsTable.stars), ...newestFirst],
} as const;

export const listReviews = (
  db: Db,
  id: string,
  { of, stars, withPhotos, sort = 'newest', limit, offset }: ReviewListQuery,
): Promise<ReviewView[]> =>
  selectViews(db)
    .where(
      and(
        subjectCondition(of, id),
        stars === undefined ? undefined : eq(reviewsTable.stars, stars),
        withPhotos ? hasPhotos : undefined,
      ),
    )
    .orderBy(...sorts[sort])
    .limit(limit)
    .offset(offset);

const receivedCondition = (
  { storeId }: StoreScope,
  { of, stars, replied }: ReceivedReviewQuery,
): SQL | undefined =>
  and(
    eq(reviewsTable.storeId, storeId),
    of && (of === 'product' ? isNotNull(reviewsTable.productId) : isNull(reviewsTable.productId)),
    stars && eq(reviewsTable.stars, stars),
    replied && (replied === 'yes' ? isNotNull(reviewsTable.reply) : isNull(reviewsTable.reply)),
  );

export const listReceivedReviews = (
  db: Db,
  scope: StoreScope,
  query: ReceivedReviewQuery,
): Promise<ReviewView[]> =>
  selectViews(db)
    .where(receivedCondition(scope, query))
    .orderBy(...newestFirst)
    .limit(query.limit)
    .offset(query.offset);

export const countReceived = (
  db: Db,
  scope: StoreScope,
  query: ReceivedReviewQuery,
): Promise<number> => db.$count(reviewsTable, receivedCondition(scope, query));

export interface StarCount {
  readonly stars: Stars;
  readonly count: number;
  readonly photographed: number;
}

export const countStars = (db: Db, id: string, of: ReviewListQuery['of']): Promise<StarCount[]> =>
  db
    .select({
      stars: reviewsTable.stars,
      count: count(),
      photographed: sql<number>`count(*) filter (where ${hasPhotos})`.mapWith(Number),
    })
    .from(reviewsTable)
    .where(subjectCondition(of, id))
    .groupBy(reviewsTable.stars);

export const listReviewsOfOrder = (db: Db, orderId: string): Promise<ReviewView[]> =>
  selectViews(db).where(eq(reviewsTable.orderId, orderId));

export async function findReviewView(db: Db, id: string): Promise<ReviewView | undefined> {
  const [row] = await selectViews(db).where(eq(reviewsTable.id, id));
  return row;
}

/** Returns undefined when the customer has already reviewed the item or the store. */
export async function insertReview(db: Db, review: NewReview): Promise<ReviewRow | undefined> {
  const [row] = await db.insert(reviewsTable).values(review).onConflictDoNothing().returning();
  return row;
}

export async function lockReview(
  db: Db,
  { orderId, orderItemId }: ReviewSubject,
): Promise<ReviewRow | undefined> {
  const starsCondition =
    orderItemId === null
      ? and(eq(reviewsTable.orderId, orderId), isNull(reviewsTable.orderItemId))
      : eq(reviewsTable.orderItemId, orderItemId);
  const [row] = await db.select().from(reviewsTable).where(starsCondition).for('update');
  return row;
}

export const updateReview = (
  db: Db,
  id: string,
  change: Pick<ReviewRow, 'stars' | 'title' | 'text' | 'photos' | 'updatedAt'>,
) => db.update(reviewsTable).set(change).where(eq(reviewsTable.id, id));

export async function updateReply(
  db: Db,
  { storeId }: StoreScope,
  id: string,
  { reply, repliedAt }: { reply: string; repliedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(reviewsTable)
    .set({ reply, repliedAt })
    .where(and(eq(reviewsTable.id, id), eq(reviewsTable.storeId, storeId)))
    .returning({ id: reviewsTable.id });
  return rows.length > 0;
}

export const moveReviews = (db: Db, from: readonly string[], to: string) =>
  db
    .update(reviewsTable)
    .set({ customerId: to })
    .where(inArray(reviewsTable.customerId, [...from]));

/**
 * Reviews stay under the account's name, which becomes "Former customer" when the account is
 * deleted.
 */
export const reviewData: PersonalData = {
  title: 'Reviews',
  fate: 'anonymous',
  table: reviewsTable,
  identifiedBy: [reviewsTable.customerId],
  ownCondition: ({ id }) => eq(reviewsTable.customerId, id),
  more: {
    store: selectStoreName(reviewsTable.storeId),
    product: selectProductName(reviewsTable.productId),
  },
};
