import { redirectTarget } from '@market/web-kit/router/redirect-to';
import { paths } from '../../paths';

/** The checkout that a sign-in leads to; undefined for any other page. */
export function checkoutAfter(search: string): URL | undefined {
  const url = new URL(
    redirectTarget(new URLSearchParams(search), paths.home.href()),
    location.origin,
  );
  return url.pathname === paths.checkout.href() ? url : undefined;
}
