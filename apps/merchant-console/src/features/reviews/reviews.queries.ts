import type { Queries } from '@market/api-client/queries';
import * as reviews from '@market/api-client/contract/main/reviews';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { starRatings } from '@market/domain/reviews/review';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const reviewSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  of: z.catch(z.optional(z.enum(['product', 'store'])), undefined),
  stars: z.catch(z.optional(z.pipe(z.coerce.number<unknown>(), z.literal(starRatings))), undefined),
  replied: z.catch(z.optional(z.enum(['yes', 'no'])), undefined),
});
export type ReviewSearch = z.output<typeof reviewSearchSchema>;

export const isFiltered = ({ of, stars, replied }: ReviewSearch): boolean =>
  Boolean(of ?? stars ?? replied);

export const reviewList = urlList(reviewSearchSchema, (api, { page, size, ...filters }) =>
  api.query(reviews.received, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const replyToReview = (api: Queries) =>
  api.mutation(reviews.reply, { quiet: true, success: 'Your reply is shown below the review' });
