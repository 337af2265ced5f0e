import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as reviews from '@market/api-client/contract/main/reviews';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ReviewSearch } from './review-search.schema';

export const reviewListQuery = (api: Queries, { page, size, ...filters }: ReviewSearch) => ({
  ...api.query(reviews.received, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const reviewAnswer = (api: Queries) =>
  api.mutation(reviews.answer, { quiet: true, success: 'Your answer is shown below the review' });
