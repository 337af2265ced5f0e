import { customerStageStatuses } from '@market/domain/orders/order-lifecycle';
import {
  REVIEW_CHANGE_DAYS,
  type ReviewContent,
  type OrderReviews,
  type OwnReview,
  type ProductReviewInput,
  type ReceivedReview,
  type ReceivedReviewQuery,
  type Review,
  type ReviewListQuery,
  type ReviewPage,
  type StoreReviewInput,
} from '@market/domain/reviews/review';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { addProductRating, assertImagesHosted } from '../catalogue';
import { addStoreRating } from '../stores';
import {
  changeableUntil,
  reviewTotals,
  toOwnReview,
  toReceivedReview,
  toReview,
} from './review-views';
import {
  countReceived,
  findReviewView,
  insertReview,
  lockReview,
  listReceivedReviews,
  listReviews,
  listReviewsOfOrder,
  updateReply,
  countStars,
  updateReview,
  type ReviewView,
} from './reviews.repository';
import {
  findBoughtItem,
  findOwnOrder,
  listOrderItems,
  type ReviewSubject,
} from './subjects.repository';

const addRating = async (
  db: Db,
  { productId, storeId }: ReviewSubject,
  change: { sum: number; reviews: number },
): Promise<void> => {
  if (productId === null) await addStoreRating(db, storeId, change);
  else await addProductRating(db, productId, change);
};

export const reviewsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => {
  const findViewOrThrow = async (id: string): Promise<ReviewView> => {
    const view = await findReviewView(db, id);
    if (!view) throw notFound('This review');
    return view;
  };

  const post = async (
    customerId: string,
    subject: ReviewSubject,
    { stars, title, text, photos }: ReviewContent,
  ): Promise<OwnReview> => {
    await assertImagesHosted(db, 'photos', photos);
    const now = clock.now();
    const content = { stars, title: title || null, text: text || null, photos, updatedAt: now };
    const id = await inTransaction(db, async (db) => {
      const { orderId, orderItemId, storeId, productId } = subject;
      const first = await insertReview(db, {
        ...content,
        id: ids.next(),
        customerId,
        orderId,
        orderItemId,
        storeId,
        productId,
        createdAt: now,
      });
      if (first) {
        await addRating(db, subject, { sum: stars, reviews: 1 });
        return first.id;
      }
      const before = await lockReview(db, subject);
      if (!before) throw notFound('This review');
      if (changeableUntil(before) < now)
        throw conflict(
          `A review can be changed for ${REVIEW_CHANGE_DAYS} days. This one can no longer be changed.`,
        );
      await updateReview(db, before.id, content);
      await addRating(db, subject, { sum: stars - before.stars, reviews: 0 });
      return before.id;
    });
    return toOwnReview(await findViewOrThrow(id));
  };

  return {
    async list(id: string, query: ReviewListQuery): Promise<ReviewPage> {
      const [rows, counts] = await Promise.all([
        listReviews(db, id, query),
        countStars(db, id, query.of),
      ]);
      return { rows: rows.map(toReview), ...reviewTotals(counts, query) };
    },

    async forOrder(customerId: string, orderId: string): Promise<OrderReviews> {
      const order = await findOwnOrder(db, { customerId }, orderId);
      if (!order) throw notFound('This order');
      const [items, views] = await Promise.all([
        listOrderItems(db, orderId),
        listReviewsOfOrder(db, orderId),
      ]);
      const reviewState = (orderItemId: string | null) => {
        const view = views.find(({ review }) => review.orderItemId === orderItemId);
        const isOpen = view === undefined || changeableUntil(view.review) >= clock.now();
        return {
          mayReview: customerStageStatuses.includes(order.status) && isOpen,
          ...(view && { review: toOwnReview(view) }),
        };
      };
      return {
        orderId,
        items: items.map(({ id, productId, productName, image, options }) => ({
          orderItemId: id,
          productId,
          productName,
          image: image ?? undefined,
          productVariants: options,
          ...reviewState(id),
        })),
        store: { storeId: order.storeId, storeName: order.storeName, ...reviewState(null) },
      };
    },

    /** Throws 409 before delivery and when the review can no longer be changed. */
    async ofProduct(
      customerId: string,
      { orderItemId, ...opinion }: ProductReviewInput,
    ): Promise<OwnReview> {
      const item = await findBoughtItem(db, { customerId }, orderItemId);
      if (!item) throw notFound('This item');
      if (!customerStageStatuses.includes(item.status))
        throw conflict('You can review this product once it has been delivered.');
      return post(customerId, item, opinion);
    },

    /** Throws the same errors as `ofProduct`. */
    async ofStore(
      customerId: string,
      { orderId, ...opinion }: StoreReviewInput,
    ): Promise<OwnReview> {
      const order = await findOwnOrder(db, { customerId }, orderId);
      if (!order) throw notFound('This order');
      if (!customerStageStatuses.includes(order.status))
        throw conflict('You can review this store once your order has been delivered.');
      return post(customerId, { ...order, orderItemId: null, productId: null }, opinion);
    },

    async received(scope: StoreScope, query: ReceivedReviewQuery): Promise<Page<ReceivedReview>> {
      const [rows, count] = await Promise.all([
        listReceivedReviews(db, scope, query),
        countReceived(db, scope, query),
      ]);
      return { rows: rows.map(toReceivedReview), count };
    },

    async reply(scope: StoreScope, id: string, text: string): Promise<Review> {
      if (!(await updateReply(db, scope, id, { reply: text, repliedAt: clock.now() })))
        throw notFound('This review');
      return toReview(await findViewOrThrow(id));
    },
  };
};

export type ReviewsService = ReturnType<typeof reviewsService>;
