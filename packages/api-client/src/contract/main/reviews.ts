import { pageOf } from '@market/domain/paging';
import {
  orderReviewsSchema,
  ownReviewSchema,
  productReviewInputSchema,
  receivedReviewQuery,
  receivedReviewSchema,
  reviewAnswerSchema,
  reviewListQuery,
  reviewPageSchema,
  reviewSchema,
  storeReviewInputSchema,
} from '@market/domain/reviews/review';
import { endpoint } from '../../kernel';
import { merchantStore } from '../access';
import { texts } from '../texts';

const get = { method: 'GET', failure: 'Could not get reviews. Try again later.' } as const;
const write = { method: 'POST', failure: texts.wentWrong } as const;

/** Of a product, or with `of=store` of a store: a page of them, and what all of them come to. */
export const list = endpoint({
  ...get,
  name: 'reviews.list',
  path: '/reviews/:id',
  access: 'public',
  query: reviewListQuery,
  data: reviewPageSchema,
});

/** Ours: what the customer may say, or has said, about one of their orders. */
export const forOrder = endpoint({
  ...get,
  name: 'reviews.forOrder',
  path: '/reviews/order/:orderId',
  access: ['customer'],
  data: orderReviewsSchema,
});

/** Of a product in an order of one's own that was delivered; posting again within 30 days changes it. */
export const ofProduct = endpoint({
  ...write,
  name: 'reviews.ofProduct',
  path: '/reviews',
  access: ['customer'],
  body: productReviewInputSchema,
  data: ownReviewSchema,
  success: 'Thank you. Your review is on the product’s page.',
});

/** Of the store that a delivered order came from; posting again within 30 days changes it. */
export const ofStore = endpoint({
  ...write,
  name: 'reviews.ofStore',
  path: '/reviews/merchant',
  access: ['customer'],
  body: storeReviewInputSchema,
  data: ownReviewSchema,
  success: 'Thank you. Your review is on the store’s page.',
});

/** Ours: all that was said of the own store and of its products, newest first. */
export const received = endpoint({
  ...get,
  name: 'reviews.received',
  path: '/reviews/received',
  ...merchantStore,
  query: receivedReviewQuery,
  data: pageOf(receivedReviewSchema),
});

/** Ours: what a store says to a review of itself or of one of its products; an answer again replaces it. */
export const answer = endpoint({
  name: 'reviews.answer',
  method: 'PUT',
  path: '/reviews/:id/answer',
  ...merchantStore,
  body: reviewAnswerSchema,
  data: reviewSchema,
  failure: texts.wentWrong,
});
