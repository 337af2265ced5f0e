import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { applicationQuery } from '../../../features/onboarding/onboarding.queries';
import { paths } from '../../paths';

/** Sends partners whose application is not approved to its page. */
export const requireOnboarded: MiddlewareFunction = async ({ context }) => {
  const { api, queryClient, session } = context.get(servicesContext);
  if (session.user()?.role !== 'partner') return;
  const known = queryClient.getQueryData(applicationQuery(api).queryKey);
  const { status } =
    known?.status === 'onboarded' ? known : await queryClient.query(applicationQuery(api));
  if (status !== 'onboarded') throw redirect(paths.onboarding.href());
};
