import type { FastifyInstance } from 'fastify';
import { appOfHost, type Config } from '../config';
import { notFound } from '../platform/errors';

/** Serves the manifest that makes the shop installable under the platform's name. */
export function serveWebManifest(
  app: FastifyInstance,
  { platformName, origins }: Pick<Config, 'platformName' | 'origins'>,
): void {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = JSON.stringify({
    id: '/',
    name: platformName,
    short_name: platformName.slice(0, 12),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-NG',
    background_color: '#f7f5f0',
    theme_color: '#17140f',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
  app.get(
    '/manifest.webmanifest',
    { config: { open: 'the manifest of the installable shop' } },
    (request, reply) => {
      if (appOfHost(origins, request.hostname) !== 'storefront') throw notFound('This file');
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest);
    },
  );
}
