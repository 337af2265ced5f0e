import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  peopleSearchSchema,
  peopleQuery,
  personQuery,
  superAdminCountQuery,
} from '../../../features/people/people.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function peopleListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(peopleSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(peopleQuery(api, search)).catch(noop);
  return null;
}

export async function personLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const [person] = await Promise.all([
    queryClient.query(personQuery(api, params['id'] ?? '')),
    queryClient.query(superAdminCountQuery(api)),
  ]);
  return { title: fullName(person) };
}
