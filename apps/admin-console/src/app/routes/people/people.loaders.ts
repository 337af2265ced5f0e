import type { LoaderFunctionArgs } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import {
  peopleCountsQuery,
  peopleList,
  personQuery,
  storeStaffList,
} from '../../../features/people/people.queries';

export const peopleListLoader = listLoader(peopleList);
export const storeStaffLoader = listLoader(storeStaffList);

export async function personLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const [person] = await Promise.all([
    queryClient.query(personQuery(api, params['id'] ?? '')),
    queryClient.query(peopleCountsQuery(api)),
  ]);
  return { title: fullName(person) };
}
