import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { shopConfig } from '../test/render-on-server';
import { frameHandlers } from '../test/handlers';
import { createDocumentRenderer, type RenderDocument } from './document-renderer';

const index = `<!doctype html><html><head><meta charset="utf-8"><!--page--><title>Shop</title><!--/page-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"><!--frame--><p class="frame"></p><!--/frame--></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/app/routes/product/product.page.tsx': {
    file: 'assets/product-1.js',
    imports: ['_shared.js', '_gallery.js'],
  },
  '_gallery.js': { file: 'assets/gallery-1.js' },
};
const files = {
  'index.html': index,
  'assets/index-1.css': '.flex{display:flex}.frame{color:blue}.never{color:green}',
  '.vite/manifest.json': JSON.stringify(manifest),
};
const name = '5 kVA </script><script>alert("&")</script>';
const product = buildCustomerProduct({ id: 'p1', name, hostedImages: ['/images/picture1'] });

const server = mockServer();
const failures: unknown[] = [];
const onRequest = vi.fn();
let folder: string;
let now = 0;
let change = (): void => undefined;
let renderDocument: RenderDocument;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-shop-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  failures.length = 0;
  onRequest.mockClear();
  renderDocument = createDocumentRenderer({
    folder,
    config: shopConfig,
    configElement: '<meta name="app-config" content="{}">',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      onRequest(new URL(request.url).pathname, Object.fromEntries(request.headers));
      return fetch(request);
    },
    now: () => now,
    onChange: (listener) => void (change = listener),
    onFailure: (error) => void failures.push(error),
  });
  server.use(
    ...frameHandlers(),
    mock.ok(catalogue.byId, product),
    mock.ok(catalogue.list, { rows: [], count: 0 }),
  );
});

async function get(path: string, headers: Record<string, string> = {}) {
  const document = await renderDocument({ url: new URL(path, 'http://shop.localhost'), headers });
  return { ...document, html: Buffer.from(document.body ?? []).toString() };
}
const timesFetched = () =>
  onRequest.mock.calls.filter(([path]) => /product\/p1$/.test(path)).length;
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the renderer renders a public page with its content, head and data, and escapes names', async () => {
  const { status, html } = await get('/products/p1');
  expect(status).toBe(200);
  expect(html).toContain('5 kVA &lt;/script&gt;');
  expect(html).toContain('<title>5 kVA &lt;/script>');
  expect(html).toContain('<link rel="canonical" href="http://shop.localhost/products/p1">');
  expect(html).toContain('<meta name="app-config" content="{}">');
  expect(html).not.toContain('<script>alert');
  const data: unknown = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  expect(data).toMatchObject({
    modules: expect.arrayContaining(['src/app/routes/product/product.page.tsx']),
  });
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')).toMatchObject({ name });
});

it('the renderer preloads the first picture before the scripts, which wait for the first paint', async () => {
  const { html, policy } = await get('/products/p1');
  expect(html).toMatch(
    /<link rel="preload" as="image" fetchpriority="high" href="\/images\/picture1\/[^>]+>/,
  );
  const [, scripts = '', start = ''] =
    /<template id="app">(.*)<\/template><script>(.*?)<\/script>/.exec(html) ?? [];
  expect([...scripts.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/product-1.js',
    '/assets/gallery-1.js',
    '/assets/index-1.js',
  ]);
  expect(html.replace(scripts, '')).not.toContain('.js"');
  expect(policy['script-src']).toEqual([cspHash(start)]);
});

it('the renderer inlines only the CSS rules of the page, and its content security policy allows exactly those', async () => {
  const { html, policy } = await get('/products/p1');
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style).toContain('.flex{display:flex}');
  expect(style).not.toMatch(/\.(frame|never)/);
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect(policy['style-src']).toEqual([cspHash(style)]);
});

it('the renderer returns 404 for a missing page, and redirects one that has moved', async () => {
  server.use(
    mock.fail(catalogue.byId, 404),
    mock.ok(stores.page, buildStorePage({ id: 's1', slug: 'helios-yard' })),
    mock.ok(catalogue.storePageProducts, { rows: [], count: 0 }),
    mock.ok(catalogue.storeSections, { categories: [], onSaleCount: 0 }),
    mock.ok(reviews.list, { rows: [], count: 0, total: 0, mean: 0, histogram: [] }),
  );
  const missing = await get('/products/gone');
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(missing.html).toContain('noindex');
  expect(await get('/stores/s1')).toMatchObject({
    status: 301,
    headers: { location: '/stores/helios-yard' },
    html: '',
  });
});

it('the renderer returns the app shell for personal pages and for pages that cannot be rendered', async () => {
  server.use(mock.fail(catalogue.byId, 500));
  for (const path of ['/cart', '/products/p1', '/index.html']) {
    const { status, headers, html } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
    expect(html).toContain('<p class="frame">');
    expect(html).not.toContain('page-data');
  }
  expect(failures).toHaveLength(1);
});

it('the renderer renders a page once for all visitors, as a guest sees it', async () => {
  const documents = await Promise.all([
    get('/products/p1'),
    get('/products/p1', { cookie: 'storefront_token=secret', authorization: 'Bearer secret' }),
    get('/products/p1?utm_source=mail'),
  ]);
  expect(new Set(documents.map(({ html }) => html)).size).toBe(1);
  expect(timesFetched()).toBe(1);
  for (const [, headers] of onRequest.mock.calls) {
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  }
});

it('the renderer renders a page again after half a minute, and after a change', async () => {
  await get('/products/p1');
  change();
  await get('/products/p1');
  expect(timesFetched()).toBe(2);
  now += 29_000;
  await get('/products/p1');
  expect(timesFetched()).toBe(2);
  now += 2_000;
  await get('/products/p1');
  await vi.waitFor(() => expect(timesFetched()).toBe(3));
});

it('the renderer compresses documents for browsers that accept compression, and returns 304 for cached documents', async () => {
  const plain = await get('/products/p1');
  const { headers, body } = await get('/products/p1', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body ?? Buffer.alloc(0)).toString()).toBe(plain.html);
  expect(await get('/products/p1', { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({
    status: 304,
    html: '',
    policy: plain.policy,
  });
});
