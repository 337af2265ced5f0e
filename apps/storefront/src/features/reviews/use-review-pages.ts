import { useState } from 'react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { Review } from '@market/domain/reviews/review';
import { useServices } from '@market/web-kit/services';
import type { ReviewSearch } from './review-search';
import { reviewsQuery, type ReviewSubject } from './reviews.queries';

/**
 * All reviews up to the last requested page. A new filter starts at the first page again. The old
 * reviews stay visible until that page has loaded.
 */
export function useReviewPages(reviewed: ReviewSubject, search: ReviewSearch) {
  const { api } = useServices();
  const filter = `${search.stars}/${search.order}`;
  const [requested, setRequested] = useState({ filter, pages: 1 });
  const pages = requested.filter === filter ? requested.pages : 1;

  const first = useQuery({
    ...reviewsQuery(api, reviewed, search),
    placeholderData: keepPreviousData,
  });
  const later = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) =>
      reviewsQuery(api, reviewed, search, index + 1),
    ),
  });

  const rows: Review[] = [first, ...later].flatMap(({ data }) => data?.rows ?? []);
  const failed = later.find(({ error, data }) => error && !data);
  return {
    first,
    rows,
    hasMore: rows.length < (first.data?.count ?? 0),
    loadingMore: later.some(({ isFetching, data }) => isFetching && !data),
    /** The error from loading the next page. */
    moreError: failed?.error,
    showMore: () => (failed ? void failed.refetch() : setRequested({ filter, pages: pages + 1 })),
  };
}
