import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../test/harness';
import { createProductHelpers } from '../test/product-helpers';
import type { TestAccount } from '../test/test-accounts';

/** Replaces the storefront's bundle: it calls the API as the real one does, and counts changes. */
const bundle = `
globalThis.pageChanges = 0;
export const pageUrls = { pages: ['/'], product: (id) => '/products/' + id, store: (id) => '/stores/' + id, category: (ids) => '/c/' + ids.join('/'), personal: ['/cart'] };
export function createDocumentRenderer({ config, configElement, fetch, onChange }) {
  onChange(() => (globalThis.pageChanges += 1));
  return async ({ url, headers }) => {
    if (url.pathname === '/moved') return { status: 301, headers: { location: '/' }, policy: {} };
    const response = await fetch(config.origins.storefront + '/api/v1/products/customer/product/' + url.pathname.split('/').pop());
    const { data } = await response.json();
    return {
      status: response.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-encodings': headers['accept-encoding'] ?? 'none' },
      body: Buffer.from(configElement + (data?.name ?? 'Not found')),
      policy: { 'style-src': ["'sha256-sheet'"], 'trusted-types': ['shop-worker'], 'worker-src': ["'self'"] },
    };
  };
}`;

let folder: string;
let market: TestMarket;
let merchant: TestAccount;
let productId: string;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
const changes = (): number => (globalThis as unknown as { pageChanges: number }).pageChanges;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-shop-'));
  for (const [name, content] of Object.entries({
    'index.html': '<!doctype html>',
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
  shelf = await createProductHelpers(market, { next: () => crypto.randomUUID() });
  merchant = await market.create.merchant();
  productId = (await shelf.listed(merchant, { name: 'Axora H5' })).id;
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (path: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url: market.config.origins.storefront + path, headers });

it('the server serves the pages that the storefront renders from the API’s data', async () => {
  const { statusCode, headers, body } = await page(`/products/${productId}`, {
    'accept-encoding': 'br',
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-encodings': 'br',
  });
  expect(body).toMatch(/^<meta name="app-config" content=".+">Axora H5$/);
  expect((await page('/products/gone')).statusCode).toBe(404);
  const moved = await page('/moved');
  expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([301, '/', '']);
});

it('the server redirects the URLs of a merged category and its sub-categories to the target', async () => {
  const admin = market.as(await market.create.superAdmin());
  const create = (name: string, parentId?: string) =>
    admin(contract.categoryTree.create, { body: { name, parentId } });
  const [from, to] = [await create('Power accessories'), await create('Power parts')];
  const fuses = await create('Fuses', from.id);
  await admin(contract.categoryTree.merge, {
    params: { id: from.id },
    body: { into: to.id, attributes: [] },
  });
  const lead = async (path: string) => {
    const { statusCode, headers } = await page(path);
    return [statusCode, headers.location];
  };
  await expect(lead(`/c/${from.id}?sort=new`)).resolves.toEqual([301, `/c/${to.id}?sort=new`]);
  await expect(lead(`/c/${from.id}/${fuses.id}`)).resolves.toEqual([
    301,
    `/c/${to.id}/${fuses.id}`,
  ]);
  await expect(lead(`/c/${crypto.randomUUID()}`)).resolves.toEqual([404, undefined]);
});

it('the server adds the sources of a page to the content security policy', async () => {
  const { headers } = await page(`/products/${productId}`);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      expect.stringMatching(/^style-src 'self' .*'sha256-sheet'$/),
      'trusted-types shop-worker',
      "worker-src 'self'",
    ]),
  );
});

it('the server reports that pages have changed after requests from merchants and staff, but not from customers', async () => {
  await page('/');
  const post = (account: TestAccount, origin: string) =>
    market.app.inject({
      method: 'POST',
      url: `${origin}/api/v1/nothing`,
      headers: {
        authorization: `Bearer ${account.token}`,
        'x-xsrf-token': market.xsrfToken(account.sessionId),
      },
    });
  const before = changes();
  await post(await market.create.customer(), market.config.origins.storefront);
  expect(changes()).toBe(before);
  await post(merchant, market.config.origins.merchant);
  expect(changes()).toBe(before + 1);
});

it('the server lists public pages in the site map, but no product that is pending approval', async () => {
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

it('the server keeps search engines out of personal pages and out of the other apps', async () => {
  expect((await page('/robots.txt')).body).toMatch(
    /Disallow: \/cart\n[\s\S]*Sitemap: http:\/\/shop\.localhost:8080\/sitemap\.xml/,
  );
  expect(
    (await market.app.inject({ url: `${market.config.origins.merchant}/robots.txt` })).body,
  ).toBe('User-agent: *\nDisallow: /\n');
});
