import { noop } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { payoutHoldQuery } from '../../../features/payouts/payouts.queries';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

export async function bankLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(payoutHoldQuery(api)).catch(noop);
  await queryClient.query(merchantProfileQuery(api));
  return null;
}

/**
 * Redirects to the bank page when there is no account to change. That page has the form for the
 * first account.
 */
export async function bankChangeLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { bank } = await queryClient.query(merchantProfileQuery(api));
  if (!bank) throw redirect(paths.bank.details.href());
  return null;
}
