import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { applicationQuery } from '../../../features/onboarding/onboarding.queries';
import { paths } from '../../paths';

/** Onboarded partners start with their offers. */
export async function onboardingLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { status } = await queryClient.query(applicationQuery(api));
  if (status === 'onboarded') throw redirect(paths.offers.href());
  return null;
}
