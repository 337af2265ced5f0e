import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import { isLocalPath } from '@market/domain/local-path';
import { servicesContext } from '@market/web-kit/services';
import { guests } from '../../../shared/endpoints';
import { paths } from '../../paths';

export function guestLinkTarget(search: URLSearchParams): string {
  const to = search.get('to') ?? '';
  return isLocalPath(to) ? to : paths.orders.href();
}

/**
 * Opens a guest's session and continues to the order. Users with an account stay signed in, and the
 * page asks whether to add the order to their account. Returns the problem when the link does not
 * work.
 */
export async function guestLinkLoader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<{ problem?: string }> {
  const { call, session } = context.get(servicesContext);
  const user = session.user();
  if (user && !user.isGuest) return {};
  try {
    session.start(await call(guests('openLink'), { body: { token: params['token'] ?? '' } }));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problem: error.message };
  }
  throw redirect(guestLinkTarget(new URL(request.url).searchParams));
}
