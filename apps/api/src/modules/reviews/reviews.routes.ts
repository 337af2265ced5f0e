import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { ReviewsService } from './reviews.service';

export const reviewsRoutes = ({ reviews }: { reviews: ReviewsService }): Routes =>
  endpoints(contract.reviews, {
    list: ({ params, query }) => reviews.list(params.id, query),
    forOrder: ({ principal, params }) => reviews.forOrder(principal.userId, params.orderId),
    reviewProduct: ({ principal, body }) => reviews.ofProduct(principal.userId, body),
    reviewStore: ({ principal, body }) => reviews.ofStore(principal.userId, body),
    received: ({ principal, query }) => reviews.received(requireStore(principal), query),
    reply: ({ principal, params, body }) =>
      reviews.reply(requireStore(principal), params.id, body.text),
  });
