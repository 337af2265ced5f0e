import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { accounts } from '../../../shared/endpoints';

/** Refetches to show changes from other devices; cached data is rendered meanwhile. */
export function accountLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient
    .query(api.query(accounts('me')))
    .then(session.update)
    .catch(noop);
  return null;
}
