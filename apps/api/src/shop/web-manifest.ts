import type { FastifyInstance } from 'fastify';
import type { App } from '@market/domain/accounts/roles';
import { findAppByHost, type Config } from '../config';
import { notFound } from '../platform/errors';

/** Serves the manifests that make the shop and the logistics app installable. */
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
  const createManifest = (name: string, shortName: string): string =>
    JSON.stringify({
      id: '/',
      name,
      short_name: shortName.slice(0, 12),
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
  const manifests: Readonly<Partial<Record<App, string>>> = {
    storefront: createManifest(platformName, platformName),
    logistics: createManifest(`${platformName} deliveries`, 'Deliveries'),
  };
  app.get(
    '/manifest.webmanifest',
    { config: { open: 'the manifest of an installable app' } },
    (request, reply) => {
      const name = findAppByHost(origins, request.hostname);
      const manifest = name && manifests[name];
      if (!manifest) throw notFound('This file');
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest);
    },
  );
}
