import type { App } from '@market/domain/accounts/roles';
import type { Config } from '../config';
import type { ContentPolicy } from './content-policy';

const storePagePath = /^\/stores\/[^/]+$/;

const isPreview = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/store-preview' || (storePagePath.test(pathname) && searchParams.has('preview'));

/**
 * The framing directives of a page. No page may be framed, with one exception: the merchant console
 * previews the store's page while its theme is edited. A live store is framed at its own URL with
 * `?preview`, any other store at `/store-preview`. The admin console frames private documents,
 * which are no pages.
 */
export function framePolicy(
  name: App,
  url: URL,
  { merchant, storefront }: Config['origins'],
): ContentPolicy {
  if (name === 'merchant') return { 'frame-src': [storefront] };
  if (name === 'admin') return { 'frame-src': ["'self'"] };
  return name === 'storefront' && isPreview(url) ? { 'frame-ancestors': [merchant] } : {};
}
