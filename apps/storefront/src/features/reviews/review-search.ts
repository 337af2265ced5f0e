import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { reviewSorts, starSteps } from '@market/domain/reviews/review';
import { mergeSearch } from '@market/web-kit/router/list-search';

/** Which reviews the address asks for, beside whatever else the page keeps in it. */
const reviewSearchSchema = z.object({
  stars: z.catch(z.optional(z.pipe(z.coerce.number<unknown>(), z.literal(starSteps))), undefined),
  order: z.catch(z.optional(z.enum(reviewSorts)), undefined),
});
export type ReviewSearch = z.infer<typeof reviewSearchSchema>;

export const sortNames: Readonly<Record<(typeof reviewSorts)[number], string>> = {
  newest: 'Newest',
  highest: 'Best first',
  lowest: 'Worst first',
};

/** Stars and order from the address; a change replaces it, so that Back leaves the page. */
export function useReviewSearch(): readonly [ReviewSearch, (patch: Partial<ReviewSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = z.parse(reviewSearchSchema, Object.fromEntries(params));
  return [
    search,
    (patch) =>
      setParams((current) => mergeSearch(current, patch), {
        replace: true,
        preventScrollReset: true,
      }),
  ];
}
