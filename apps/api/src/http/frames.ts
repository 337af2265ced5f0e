import type { FastifyReply } from 'fastify';
import type { App } from '@market/domain/accounts/roles';
import type { Config } from '../config';

const storePage = /^\/stores\/[^/]+$/;

const isPreview = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/store-preview' || (storePage.test(pathname) && searchParams.has('preview'));

/**
 * No page may be framed, with one exception: the merchant console previews the store's page while its look is changed.
 * An open store is framed under its own address with `?preview`, any other store under `/store-preview`.
 */
export function allowStorePreview(
  reply: FastifyReply,
  name: App,
  url: URL,
  { merchant, storefront }: Config['origins'],
): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  if (name === 'merchant')
    reply.header('content-security-policy', `${policy};frame-src ${storefront}`);
  if (name === 'storefront' && isPreview(url)) {
    reply.header(
      'content-security-policy',
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${merchant}`),
    );
    reply.removeHeader('x-frame-options');
    reply.raw.removeHeader('x-frame-options');
  }
}
