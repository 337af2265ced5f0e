import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config';
import { appConfig, appConfigMeta } from './app-config';
import { handleErrors } from './error-handlers';
import { serveWebApps } from './web-apps';

let root: string;
let app: FastifyInstance;
const config = readConfig({
  PLATFORM_NAME: 'Bright & "Co"',
  SENTRY_DSN: 'https://key@sentry.example/1',
});

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'market-web-'));
  const folders = {
    storefront: join(root, 'shop'),
    merchant: join(root, 'seller'),
    admin: join(root, 'internal'),
    logistics: join(root, 'logistics'),
  };
  for (const [name, folder] of Object.entries(folders)) {
    for (const part of ['assets', 'server']) await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, 'server', 'entry.js'), 'draw()');
    await writeFile(join(folder, 'index.html'), `<html><head><title>${name}</title></head></html>`);
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'assets', 'main-1a2b.js'), `start('${name}')`);
    await writeFile(
      join(folder, 'assets', 'main-1a2b.js.br'),
      brotliCompressSync(`start('${name}')`),
    );
  }
  app = Fastify();
  handleErrors(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  });
  const demoAccounts = [
    {
      role: 'admin',
      title: 'Admin',
      name: 'Halima Sani',
      email: 'admin@demo.example',
      password: 'sunny-day-demo',
    },
  ] as const;
  await serveWebApps(app, {
    config,
    folders,
    configElement: appConfigMeta(appConfig(config, demoAccounts)),
    policy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    renderShopPage: async () => undefined,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, host = 'seller.localhost:8080', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

it('the server serves each app on its own host, at every URL of the app', async () => {
  for (const url of ['/', '//', '/orders/42?tab=items', '/index.html', '/orders/']) {
    const page = await get(url);
    expect(page.body).toContain('<title>merchant</title>');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  }
  expect((await get('/', 'shop.localhost:8080')).body).toContain('<title>storefront</title>');
});

it('the server writes the configuration into the page and escapes markup in it', async () => {
  const content =
    /<meta name="app-config" content="([^"]*)">/.exec((await get('/')).body)?.[1] ?? '';
  const decoded = JSON.parse(
    content.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
  expect(decoded).toMatchObject({
    platformName: 'Bright & "Co"',
    origins: config.origins,
    sentryDsn: 'https://key@sentry.example/1',
    demoAccounts: [{ email: 'admin@demo.example' }],
  });
});

it('the server serves hashed assets precompressed, with a permanent cache', async () => {
  const asset = await get('/assets/main-1a2b.js', undefined, { 'accept-encoding': 'br, gzip' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0');
});

it.each([
  '/assets/gone.js',
  '/server/entry.js',
  '/%73erver/entry.js',
  '/.%2Fserver%2Fentry.js',
  '/.vite/manifest.json',
  '/assets/%2e%2e/%2e%2e/seller/index.html',
  '/../shop/index.js',
  '/api/v1/nothing',
])('%s returns 403 or 404 without a page', async (url) => {
  const reply = await get(url);
  expect([403, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('<title>');
});

it('the server lets the merchant console frame a store’s preview page and the admin console frame documents, and lets nobody frame any other page of the shop', async () => {
  const shop = 'shop.localhost:8080';
  expect((await get('/')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none';frame-src http://shop.localhost:8080",
  );
  expect((await get('/', 'internal.localhost:8080')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none';frame-src 'self'",
  );
  for (const url of ['/stores/s1?preview', '/store-preview']) {
    const preview = await get(url, shop);
    expect(preview.headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors http://seller.localhost:8080",
    );
    expect(preview.headers).not.toHaveProperty('x-frame-options');
  }
  for (const url of [
    '/stores/s1',
    '/stores/s1/reviews?preview',
    '/store-preview/x',
    '/checkout?preview',
    '/?preview',
  ]) {
    expect((await get(url, shop)).headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  }
});

it('the server redirects the plain host to the shop', async () => {
  const reply = await get('/products?search=solar', 'localhost:8080');
  expect([reply.statusCode, reply.headers.location]).toEqual([
    302,
    'http://shop.localhost:8080/products?search=solar',
  ]);
});
