import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMarket, type TestMarket } from '../test/harness';
import { stockShelf } from '../test/shelf';
import type { TestAccount } from '../test/test-accounts';

/** A stand-in for the shop's bundle: it asks the API like the real one, and counts how often it draws. */
const bundle = `
globalThis.drawn = [];
export const addresses = { pages: ['/'], product: (id) => '/products/' + id, store: (id) => '/stores/' + id, category: (ids) => '/c/' + ids.join('/'), personal: ['/cart'] };
export async function renderPage({ url, fetch, config }) {
  const { pathname, search, origin } = new URL(url);
  globalThis.drawn.push(pathname + search);
  if (pathname === '/cart') return undefined;
  if (pathname === '/broken') throw new Error('no data');
  if (pathname === '/moved') return { redirect: '/', status: 301 };
  const id = pathname.split('/').pop();
  const response = await fetch(origin + '/api/v1/products/customer/product/' + id);
  const base = { description: '', isIndexed: false, jsonLd: [], state: { queries: [] }, modules: [] };
  if (response.status === 404) return { ...base, status: 404, title: 'Not found', markup: '<h1>Not found</h1>' };
  const { data } = await response.json();
  const escaped = data.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return {
    status: 200, title: data.name, description: data.description.join(' '), canonical: pathname, isIndexed: true, isProduct: true, image: data.hostedImages[0],
    jsonLd: [{ '@type': 'Product', name: data.name }],
    markup: '<link rel="preload" as="image" href="/other.webp"/><main class="used"><h1 style="color:#fff;--x:&quot;a&quot;">' + escaped + '</h1><img src="/i/640.webp" srcSet="/i/320.webp 320w, /i/640.webp 640w" sizes="50vw" fetchPriority="high"/></main>',
    state: { queries: [{ state: { data } }] }, modules: ['src/product.page.tsx'],
  };
}`;
const index = `<!doctype html><html><head><meta charset="utf-8"><!--page--><title>Shop</title><!--/page-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"><!--frame--><p class="frame"></p><!--/frame--></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/product.page.tsx': { file: 'assets/product-1.js', imports: ['_shared.js', '_gallery.js'] },
  '_gallery.js': { file: 'assets/gallery-1.js' },
};
const wicked = '5 kVA </script><script>alert("&")</script>';

let folder: string;
let market: TestMarket;
let merchant: TestAccount;
let productId: string;
let shelf: Awaited<ReturnType<typeof stockShelf>>;
const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const drawn = (): string[] => (globalThis as unknown as { drawn: string[] }).drawn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-shop-'));
  for (const [name, content] of Object.entries({
    'index.html': index,
    'assets/index-1.css': '.used{color:red}.frame{color:blue}.never{color:green}',
    '.vite/manifest.json': JSON.stringify(manifest),
    'server/entry.js': bundle,
    'server/package.json': '{"type":"module"}',
  })) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  market = await startMarket({
    webApps: {
      storefront: folder,
      merchant: join(folder, 'none'),
      admin: join(folder, 'none'),
      logistics: join(folder, 'none'),
    },
  });
  shelf = await stockShelf(market, { next: () => crypto.randomUUID() });
  merchant = await market.create.merchant();
  productId = (await shelf.listed(merchant, { name: wicked })).id;
  await page('/cart');
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => void drawn().splice(0));

const page = (path: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url: market.config.origins.storefront + path, headers });
const product = () => page(`/products/${productId}`);

it('serves a public page with its content, head and data, in which a name stays text', async () => {
  const { body, statusCode } = await product();
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1 data-style="0">5 kVA &lt;/script&gt;');
  expect(body).toContain('<title>5 kVA &lt;/script>');
  expect(body).toContain(
    `<link rel="canonical" href="${market.config.origins.storefront}/products/${productId}">`,
  );
  expect(body).not.toContain('<script>alert');
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');
  expect(data).toMatchObject({
    modules: ['src/product.page.tsx'],
    state: { queries: [{ state: { data: { name: wicked } } }] },
  });
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')).toEqual({
    '@type': 'Product',
    name: wicked,
  });
});

it('tells the browser what to fetch first: the picture, and after the first paint the scripts', async () => {
  const { body, headers } = await product();
  expect(body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/i/640.webp" imagesrcset="/i/320.webp 320w, /i/640.webp 640w" imagesizes="50vw">',
  );
  const [, scripts = '', start = ''] =
    /<template id="app">(.*)<\/template><script>(.*?)<\/script>/.exec(body) ?? [];
  expect([...scripts.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/product-1.js',
    '/assets/gallery-1.js',
    '/assets/index-1.js',
  ]);
  expect(body.replace(scripts, '')).not.toContain('.js"');
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(start)}';`);
  expect(body).not.toContain('/other.webp');
});

it('puts only the rules of the page into it, and its policy allows exactly those', async () => {
  const { body, headers } = await product();
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  expect(style).toBe('.used{color:red}[data-style="0"]{color:#fff;--x:"a"}');
  expect(body.replace(/<h1.*/s, '')).not.toMatch(/ style="/);
  expect(headers['content-security-policy']).toContain(`style-src 'self' '${hashOf(style)}'`);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
});

it('answers what is not there with 404, and what has moved with its new address', async () => {
  const gone = await page('/products/nothing');
  expect([
    gone.statusCode,
    gone.body.includes('<h1>Not found</h1>'),
    gone.body.includes('noindex'),
  ]).toEqual([404, true, true]);
  const moved = await page('/moved');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/']);
});

it('serves the empty frame for pages about a person and where drawing fails, never a failure', async () => {
  for (const path of ['/cart', '/broken', '/index.html']) {
    const { statusCode, body, headers } = await page(path);
    expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-cache',
    ]);
    expect(body).toContain('<p class="frame">');
    expect(body).not.toContain('page-data');
  }
});

it('draws a page once for everybody, whoever is signed in and wherever they come from', async () => {
  const url = `/products/${(await shelf.listed(merchant)).id}`;
  const [first, ...others] = await Promise.all([
    page(url),
    page(url, { cookie: 'storefront_token=secret', authorization: `Bearer ${merchant.token}` }),
    page(`${url}?utm_source=mail`),
  ]);
  expect(new Set([first, ...others].map(({ body }) => body)).size).toBe(1);
  expect(drawn()).toEqual([url]);
});

it('draws a page anew after half a minute, and at once when a merchant has changed something', async () => {
  const before = await product();
  const unchanged = await page(`/products/${productId}`, {
    'if-none-match': String(before.headers.etag),
  });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  drawn().splice(0);
  await market.app.inject({
    method: 'POST',
    url: `${market.config.origins.merchant}/api/v1/nothing`,
    headers: {
      authorization: `Bearer ${merchant.token}`,
      'x-xsrf-token': market.xsrfToken(merchant.sessionId),
    },
  });
  await product();
  expect(drawn()).toHaveLength(1);
  market.clock.advance(31_000);
  await product();
  expect(drawn()).toHaveLength(2);
});

it('lists what can be found in the site map, and nothing that waits for its approval', async () => {
  const waiting = await shelf.pending(merchant);
  const index = await page('/sitemap.xml');
  expect(
    [...index.body.matchAll(/<loc>[^<]*\/sitemaps\/([^<]+)<\/loc>/g)].map(([, name]) => name),
  ).toEqual(['pages.xml', 'categories.xml', 'stores.xml', 'products-1.xml']);
  const { body } = await page('/sitemaps/products-1.xml');
  expect(body).toContain(
    `<loc>${market.config.origins.storefront}/products/${productId}</loc><lastmod>2026-`,
  );
  expect(body).not.toContain(waiting.id);
  expect((await page('/sitemaps/stores.xml')).body).toMatch(/\/stores\/store-\d+</);
  expect((await page('/sitemaps/categories.xml')).body).toContain(`/c/${shelf.categoryId}`);
  expect((await page('/sitemaps/users.xml')).statusCode).toBe(404);
});

it('keeps search engines out of pages about a person and out of the other apps', async () => {
  expect((await page('/robots.txt')).body).toMatch(
    /Disallow: \/cart\n[\s\S]*Sitemap: http:\/\/shop\.localhost:8080\/sitemap\.xml/,
  );
  expect(
    (await market.app.inject({ url: `${market.config.origins.merchant}/robots.txt` })).body,
  ).toBe('User-agent: *\nDisallow: /\n');
});
