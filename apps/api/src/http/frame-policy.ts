import type { App } from '@market/domain/accounts/roles';
import type { Config } from '../config';
import type { ContentPolicy } from './content-policy';

const storePage = /^\/stores\/[^/]+$/;

const isPreview = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/store-preview' || (storePage.test(pathname) && searchParams.has('preview'));

/**
 * What framing adds to a page's policy. No page may be framed, with one exception: the merchant console previews the store's
 * page while its look is changed. An open store is framed under its own address with `?preview`, any other store under `/store-preview`.
 */
export function framePolicy(
  name: App,
  url: URL,
  { merchant, storefront }: Config['origins'],
): ContentPolicy {
  if (name === 'merchant') return { 'frame-src': [storefront] };
  return name === 'storefront' && isPreview(url) ? { 'frame-ancestors': [merchant] } : {};
}
