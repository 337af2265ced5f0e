import { expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache';

const page = (name: string, bytes = 10) => ({ name, bytes });

function cacheAt(maxBytes = 100) {
  let now = 1_000;
  const cache = createPageCache<ReturnType<typeof page>>({
    now: () => now,
    freshFor: 30,
    staleFor: 60,
    maxBytes,
  });
  return { ...cache, later: (by: number) => void (now += by) };
}

it('the page cache renders a page once for concurrent requests, and does not render it again while it is fresh', async () => {
  const { get, later } = cacheAt();
  const make = vi.fn(async () => page('one'));
  await Promise.all([get('/', make), get('/', make), get('/', make)]);
  later(29);
  await get('/', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('the page cache serves a stale page while a new one is rendered, but not an expired one', async () => {
  const { get, later } = cacheAt();
  await get('/', async () => page('old'));
  later(31);
  expect((await get('/', async () => page('new'))).name).toBe('old');
  await vi.waitFor(async () =>
    expect((await get('/', async () => page('unused'))).name).toBe('new'),
  );
  later(91);
  expect((await get('/', async () => page('newest'))).name).toBe('newest');
});

it('the page cache keeps the old page when rendering a new one fails', async () => {
  const { get, later } = cacheAt();
  await get('/', async () => page('old'));
  later(31);
  const broken = () => Promise.reject(new Error('the database is down'));
  expect((await get('/', broken)).name).toBe('old');
  expect((await get('/', broken)).name).toBe('old');
});

it('the page cache does not reuse a page whose rendering started before a change', async () => {
  const { get, invalidate } = cacheAt();
  let finish = (): void => undefined;
  const slow = get('/', () => new Promise((resolve) => (finish = () => resolve(page('before')))));
  invalidate();
  finish();
  expect((await slow).name).toBe('before');
  expect((await get('/', async () => page('after'))).name).toBe('after');
});

it('the page cache drops the least recently used page when it is full', async () => {
  const { get } = cacheAt(25);
  await get('/a', async () => page('a'));
  await get('/b', async () => page('b'));
  await get('/a', async () => page('unused'));
  await get('/c', async () => page('c'));
  expect((await get('/a', async () => page('a again'))).name).toBe('a');
  expect((await get('/b', async () => page('b again'))).name).toBe('b again');
});

it('the page cache counts the length of keys, so that long URLs cannot fill the memory', async () => {
  const { get } = cacheAt(100);
  const make = vi.fn(async () => page('moved', 1));
  await get('/?'.padEnd(60, 'a'), make);
  await get('/?'.padEnd(60, 'b'), make);
  await get('/?'.padEnd(60, 'a'), make);
  expect(make).toHaveBeenCalledTimes(3);
});
