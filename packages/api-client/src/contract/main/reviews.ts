import { pageOf } from '@market/domain/paging';
import {
  orderReviewsSchema,
  ownReviewSchema,
  productReviewInputSchema,
  receivedReviewQuerySchema,
  receivedReviewSchema,
  reviewListQuerySchema,
  reviewPageSchema,
  reviewSchema,
  storeReviewInputSchema,
} from '@market/domain/reviews/review';
import { reviewReplySchema } from '@market/domain/store-response';
import { endpoint } from '../../endpoint';
import { customers, merchantStore } from '../access';
import { texts } from '../texts';

const readOptions = { method: 'GET', failure: 'Could not get reviews. Try again later.' } as const;
const writeOptions = { method: 'POST', failure: texts.wentWrong } as const;

/** Reviews of a product, or of a store with `of=store`: one page, with a summary of all reviews. */
export const list = endpoint({
  ...readOptions,
  name: 'reviews.list',
  path: '/reviews/:id',
  access: 'public',
  query: reviewListQuerySchema,
  data: reviewPageSchema,
});

/** Not in the spec: what the customer can review or has reviewed for one order. */
export const forOrder = endpoint({
  ...readOptions,
  name: 'reviews.forOrder',
  path: '/reviews/order/:orderId',
  ...customers,
  data: orderReviewsSchema,
});

/**
 * Reviews a product of the caller's own delivered order. Posting again within 30 days changes it.
 */
export const reviewProduct = endpoint({
  ...writeOptions,
  name: 'reviews.reviewProduct',
  path: '/reviews',
  ...customers,
  body: productReviewInputSchema,
  data: ownReviewSchema,
  success: 'Thank you. Your review is on the product’s page.',
});

/** Reviews the store of a delivered order. Posting again within 30 days changes it. */
export const reviewStore = endpoint({
  ...writeOptions,
  name: 'reviews.reviewStore',
  path: '/reviews/merchant',
  ...customers,
  body: storeReviewInputSchema,
  data: ownReviewSchema,
  success: 'Thank you. Your review is on the store’s page.',
});

/** Not in the spec: reviews of the caller's own store and its products, newest first. */
export const received = endpoint({
  ...readOptions,
  name: 'reviews.received',
  path: '/reviews/received',
  ...merchantStore,
  query: receivedReviewQuerySchema,
  data: pageOf(receivedReviewSchema),
});

/** Not in the spec: the store's reply to a review. A new reply replaces the old one. */
export const reply = endpoint({
  name: 'reviews.reply',
  method: 'PUT',
  path: '/reviews/:id/reply',
  ...merchantStore,
  body: reviewReplySchema,
  data: reviewSchema,
  failure: texts.wentWrong,
});
