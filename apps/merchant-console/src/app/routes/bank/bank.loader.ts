import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { payoutHoldQuery } from '../../../features/payouts/payouts.queries';
import { merchantProfileQuery } from '../../../features/store/store.queries';

export async function bankLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(payoutHoldQuery(api)).catch(noop);
  await queryClient.query(merchantProfileQuery(api));
  return null;
}
