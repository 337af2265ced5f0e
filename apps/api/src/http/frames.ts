import type { FastifyReply } from 'fastify';
import type { App } from '@market/domain/accounts/roles';
import type { Config } from '../config';

const storePage = /^\/stores\/[^/]+$/;

/**
 * Pages stand in no frame, with one exception: a merchant sees the store's page while changing its look. That page may be
 * framed by the merchant console, under an address of its own (`?preview`), and the console may frame the shop.
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
  if (name === 'storefront' && storePage.test(url.pathname) && url.searchParams.has('preview')) {
    reply.header(
      'content-security-policy',
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${merchant}`),
    );
    reply.removeHeader('x-frame-options');
    reply.raw.removeHeader('x-frame-options');
  }
}
