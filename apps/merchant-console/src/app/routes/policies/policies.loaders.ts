import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { policyListQuery } from '../../../features/policies/policies.queries';

const fetchPolicies = ({ context }: LoaderFunctionArgs) => {
  const { api, queryClient, session } = context.get(servicesContext);
  return queryClient.query(policyListQuery(api, session.user()?.storeId ?? ''));
};

export function policyListLoader(args: LoaderFunctionArgs) {
  void fetchPolicies(args).catch(noop);
  return null;
}

/** Waits for the list: the form offers only kinds that the store does not have yet. */
export async function policyFormLoader(args: LoaderFunctionArgs) {
  await fetchPolicies(args);
  return null;
}
