import { useSuspenseQuery } from '@tanstack/react-query';
import type { Policy } from '@market/domain/policies/policy';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { policyListQuery } from '../../../features/policies/policies.queries';

/** The store's policies. The form's loader has already fetched them. */
export function usePolicies(): readonly Policy[] {
  const { api } = useServices();
  return useSuspenseQuery(policyListQuery(api, useUser()?.storeId ?? '')).data.rows;
}
