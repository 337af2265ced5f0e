import type { Queries } from '@market/api-client/queries';
import * as reviews from '@market/api-client/contract/main/reviews';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { starRatings } from '@market/domain/reviews/review';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

/** The list's state in the URL: `/reviews?answered=no&stars=1&page=2`. */
const reviewSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  of: z.catch(z.optional(z.enum(['product', 'store'])), undefined),
  stars: z.catch(z.optional(z.pipe(z.coerce.number<unknown>(), z.literal(starRatings))), undefined),
  answered: z.catch(z.optional(z.enum(['yes', 'no'])), undefined),
});
export type ReviewSearch = z.output<typeof reviewSearchSchema>;

export const isFiltered = ({ of, stars, answered }: ReviewSearch): boolean =>
  Boolean(of ?? stars ?? answered);

export const reviewList = urlList(reviewSearchSchema, (api, { page, size, ...filters }) =>
  api.query(reviews.received, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const answerReview = (api: Queries) =>
  api.mutation(reviews.answer, { quiet: true, success: 'Your answer is shown below the review' });
