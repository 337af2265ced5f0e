import { redirect, type MiddlewareFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { partnerOwner } from '@market/api-client/access';
import { can } from '@market/web-kit/use-session';
import { servicesContext } from '@market/web-kit/services';
import { applicationQuery } from '../../../features/onboarding/onboarding.queries';
import { paths } from '../../paths';

/** Redirects owners whose application is not approved to the application's page. */
export const requireOnboarded: MiddlewareFunction = async ({ context }) => {
  const { api, queryClient, session } = context.get(servicesContext);
  if (!can(session.user(), partnerOwner)) return;
  const known = queryClient.getQueryData(applicationQuery(api).queryKey);
  const { status } =
    known?.status === 'onboarded' ? known : await queryClient.query(applicationQuery(api));
  if (status !== 'onboarded') throw redirect(paths.onboarding.href());
};

/** Onboarded partners start with their offers. */
export async function onboardingLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { status } = await queryClient.query(applicationQuery(api));
  if (status === 'onboarded') throw redirect(paths.offers.href());
  return null;
}
