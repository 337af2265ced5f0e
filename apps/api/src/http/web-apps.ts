import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apps, type App } from '@market/domain/accounts/roles';
import { findAppByHost, type Config } from '../config';
import { notFound } from '../platform/errors';
import type { RenderShopPage } from '../shop/shop-pages';
import { policyText, withSources, type ContentPolicy } from './content-policy';
import { framePolicy } from './frame-policy';

/**
 * The logistics app registers one service worker, from a URL that its Trusted Types policy creates.
 */
const extraSources: Readonly<Partial<Record<App, ContentPolicy>>> = {
  logistics: { 'trusted-types': ['deliveries-worker'], 'worker-src': ["'self'"] },
};

interface WebAppsOptions {
  readonly config: Pick<Config, 'origins'>;
  /** The built files of each app: a folder with `index.html` and `assets/`. */
  readonly folders: Readonly<Record<App, string>>;
  /** The element with the app's configuration, for the head of every page. */
  readonly configElement: string;
  /** The Content-Security-Policy of every page. */
  readonly policy: ContentPolicy;
  /** Renders the shop's pages, if the shop's server bundle has been built. */
  readonly renderShopPage: RenderShopPage;
}

const YEAR_MS = 365 * 24 * 3600 * 1000;
const extensionPattern = /\.[\w-]+$/;
/** Build output that only the server reads: the manifest, and the code that renders pages. */
const serverOnlyPath = /^\/(\.vite|server)\//;

/**
 * Serves each app on its own host: its files, and `index.html` for every URL that the app routes
 * itself.
 */
export async function serveWebApps(
  app: FastifyInstance,
  { config, folders, configElement, policy, renderShopPage }: WebAppsOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: Object.values(folders).filter((folder) => existsSync(folder)),
    serve: false,
    preCompressed: true,
    index: false,
  });

  const pages = new Map<App, Promise<string>>();
  /** The page is read once: a new build starts a new process. */
  const readPage = (name: App): Promise<string> => {
    const page =
      pages.get(name) ??
      readFile(join(folders[name], 'index.html'), 'utf8').then((html) =>
        html.replace('<head>', `<head>\n    ${configElement}`),
      );
    pages.set(name, page);
    return page;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = findAppByHost(config.origins, request.hostname);
    if (name === undefined) return reply.redirect(config.origins.storefront + request.url, 302);
    // A URL that starts with two slashes would name another host.
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), config.origins[name]);
    const path = url.pathname;
    if (/^\/api(\/|$)/i.test(path)) throw notFound('This endpoint');
    if (serverOnlyPath.test(path)) throw notFound('This file');
    if (path !== '/index.html' && extensionPattern.test(path)) {
      const isHashed = path.startsWith('/assets/');
      return reply.sendFile(
        path,
        folders[name],
        isHashed ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 },
      );
    }
    const frameDirectives = framePolicy(name, url, config.origins);
    const pagePolicy = withSources({ ...policy, ...frameDirectives }, extraSources[name] ?? {});
    reply.header('content-security-policy', policyText(pagePolicy));
    if (frameDirectives['frame-ancestors']) {
      reply.removeHeader('x-frame-options');
      reply.raw.removeHeader('x-frame-options');
    }
    if (name === 'storefront') {
      const page = await renderShopPage({ url, headers: request.headers }, pagePolicy);
      if (page) return reply.code(page.status).headers(page.headers).send(page.body);
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readPage(name));
  };
  app.get('/*', { config: { open: 'the apps themselves' } }, serve);
}

const folderNames: Readonly<Record<App, string>> = {
  storefront: 'storefront',
  merchant: 'merchant-console',
  admin: 'admin-console',
  logistics: 'logistics',
};

/** The paths of the builds, relative to this package. */
export function findBuiltApps(packageRoot: string): Readonly<Record<App, string>> {
  const toDistFolder = (app: App) => join(packageRoot, '..', folderNames[app], 'dist');
  return {
    storefront: toDistFolder('storefront'),
    merchant: toDistFolder('merchant'),
    admin: toDistFolder('admin'),
    logistics: toDistFolder('logistics'),
  };
}

/** The apps that have not been built. */
export const listMissingApps = (folders: Readonly<Record<App, string>>): App[] =>
  apps.filter((app) => !existsSync(join(folders[app], 'index.html')));
