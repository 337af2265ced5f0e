import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { reviewSearchSchema, reviewListQuery } from '../../../features/reviews/reviews.queries';

export function reviewListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(reviewSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(reviewListQuery(api, search)).catch(noop);
  return null;
}
