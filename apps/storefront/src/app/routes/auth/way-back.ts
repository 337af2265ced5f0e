import * as z from 'zod/mini';
import { redirectTarget } from '@market/web-kit/router/redirect-to';
import { createStored } from '../../../shared/stored';
import { paths } from '../../paths';

/** Where somebody was who had to create an account: the mailed link opens in another tab, and leads on from there. */
export const wayBack = createStored<string>('storefront_way_back', z.string().check(z.maxLength(2000)), '');

/** The checkout that a sign-in leads to; undefined for any other page. */
export function checkoutAfter(search: string): URL | undefined {
  const url = new URL(redirectTarget(new URLSearchParams(search), paths.home.href()), location.origin);
  return url.pathname === paths.checkout.href() ? url : undefined;
}
