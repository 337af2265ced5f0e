import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findAppByHost, type Config } from '../config';
import type { Db } from '../db/db';
import { notFound } from '../platform/errors';
import { escapeHtml } from '@market/domain/escape-html';
import {
  listCategoryBranches,
  countListedProducts,
  listProducts,
  listLiveStores,
} from './site-map.repository';
import type { LoadStorefront, StorefrontBundle } from './storefront-bundle';

/** The limit of the site map format. */
const MAX_ADDRESSES = 50_000;
const ONE_HOUR = 'public, max-age=3600';

interface SearchEngineOptions {
  readonly db: Db;
  readonly storefront: LoadStorefront;
  readonly config: Pick<Config, 'origins'>;
}

type SiteMapEntries = AsyncIterable<{ readonly address: string; readonly changedAt?: Date }>;

/**
 * Serves `/robots.txt` on every host, and the shop's site map: an index, and one file for each
 * 50,000 products.
 */
export function serveForSearchEngines(
  app: FastifyInstance,
  { db, storefront, config }: SearchEngineOptions,
): void {
  const shop = config.origins.storefront;
  const open = { config: { open: 'for search engines' } };

  app.get('/robots.txt', open, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR);
    const bundle = await storefront();
    if (findAppByHost(config.origins, request.hostname) !== 'storefront' || !bundle)
      return 'User-agent: *\nDisallow: /\n';
    const closed = ['/api/', '/outbox', '/pay/', ...bundle.pageUrls.personal]
      .map((path) => `Disallow: ${path}\n`)
      .join('');
    return `User-agent: *\n${closed}\nSitemap: ${shop}/sitemap.xml\n`;
  });

  const bundleFor = async (hostname: string): Promise<StorefrontBundle> => {
    const bundle =
      findAppByHost(config.origins, hostname) === 'storefront' ? await storefront() : undefined;
    if (!bundle) throw notFound('This site map');
    return bundle;
  };

  app.get('/sitemap.xml', open, async (request, reply) => {
    await bundleFor(request.hostname);
    const parts = Math.max(1, Math.ceil((await countListedProducts(db)) / MAX_ADDRESSES));
    const names = [
      'pages',
      'categories',
      'stores',
      ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`),
    ];
    const entries = names
      .map((name) => `<sitemap><loc>${escapeHtml(`${shop}/sitemaps/${name}.xml`)}</loc></sitemap>`)
      .join('\n');
    return reply
      .type('application/xml')
      .header('cache-control', ONE_HOUR)
      .send(`${declaration}<sitemapindex ${namespace}>\n${entries}\n</sitemapindex>\n`);
  });

  app.get('/sitemaps/:name', open, async (request, reply) => {
    const { pageUrls } = await bundleFor(request.hostname);
    const { name } = z.parse(z.object({ name: z.string() }), request.params);
    const found = readEntries(name, db, pageUrls);
    if (!found) throw notFound('This site map');
    return reply
      .type('application/xml')
      .header('cache-control', ONE_HOUR)
      .send(Readable.from(toXml(found, shop)));
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* toXml(found: SiteMapEntries, shop: string): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const { address, changedAt } of found) {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeHtml(shop + address)}</loc>${changed}</url>\n`;
  }
  yield '</urlset>\n';
}

function readEntries(
  name: string,
  db: Db,
  pageUrls: StorefrontBundle['pageUrls'],
): SiteMapEntries | undefined {
  if (name === 'pages.xml')
    return each(
      pageUrls.pages.map((address) => ({ address })),
      ({ address }) => address,
    );
  if (name === 'categories.xml')
    return each(listCategoryBranches(db), (branch) => pageUrls.category(branch));
  if (name === 'stores.xml') return each(listLiveStores(db), ({ slug }) => pageUrls.store(slug));
  const part = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
  if (!part) return undefined;
  return each(
    listProducts(db, { offset: (part - 1) * MAX_ADDRESSES, limit: MAX_ADDRESSES }),
    ({ id }) => pageUrls.product(id),
  );
}

/** Yields the URL of each row as the rows arrive. */
async function* each<T extends object>(
  rows: Iterable<T> | Promise<Iterable<T>> | AsyncIterable<T>,
  toAddress: (row: T) => string,
): SiteMapEntries {
  for await (const row of await rows) {
    const changedAt =
      'changedAt' in row && row.changedAt instanceof Date ? row.changedAt : undefined;
    yield { address: toAddress(row), ...(changedAt && { changedAt }) };
  }
}
