import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  questionListQuery,
  questionSearchSchema,
} from '../../../features/questions/questions.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function questionListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(questionSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(questionListQuery(api, search)).catch(noop);
  return null;
}
