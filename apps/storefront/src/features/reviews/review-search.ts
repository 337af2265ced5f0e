import { useSearchParams } from 'react-router-dom';
import { reviewSorts, starRatings } from '@market/domain/reviews/review';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { parseChoice } from '@market/web-kit/router/search-values';

/** The parameters of the reviews. The page has other parameters in the same URL. */
export interface ReviewSearch {
  readonly stars?: (typeof starRatings)[number] | undefined;
  readonly order?: (typeof reviewSorts)[number] | undefined;
}

export const sortNames: Readonly<Record<(typeof reviewSorts)[number], string>> = {
  newest: 'Newest',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

/**
 * The stars and sort order in the URL. A change replaces the history entry, so that Back leaves the
 * page.
 */
export function useReviewSearch(): readonly [ReviewSearch, (patch: Partial<ReviewSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const stars = params.get('stars');
  const search = {
    stars: starRatings.find((step) => String(step) === stars),
    order: parseChoice(params.get('order') ?? undefined, reviewSorts),
  };
  return [
    search,
    (patch) =>
      setParams((current) => mergeSearch(current, patch), {
        replace: true,
        preventScrollReset: true,
      }),
  ];
}
