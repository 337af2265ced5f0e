import { beforeEach, expect, it, vi } from 'vitest';
import * as auth from '../contract/main/auth';
import * as coupons from '../contract/main/coupons';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./client');
});

async function clientReceiving(data: unknown) {
  const { createLazyClient } = await import('./lazy-client');
  return createLazyClient({
    platformSlug: 'voltmart',
    bases: { main: 'http://shop.test/api/v1' },
    fetch: async () => Response.json({ success: true, message: 'OK', data }),
  });
}

it('the lazy client makes the same requests as the client', async () => {
  const call = await clientReceiving({ rows: [], count: 0 });
  await expect(call(coupons.list)).resolves.toEqual({ rows: [], count: 0 });
});

it("the lazy client rejects with the endpoint's own text when the code cannot be loaded, and tries again on the next call", async () => {
  vi.doMock('./client', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const call = await clientReceiving(null);
  await expect(call(auth.forgotCustomer, { body: { email: 'a@b.ng' } })).rejects.toMatchObject({
    kind: 'network',
    message: 'Please check your internet and try again',
  });
  vi.doUnmock('./client');
  await expect(call(auth.forgotCustomer, { body: { email: 'a@b.ng' } })).resolves.toBeNull();
});

it('the lazy client loads an endpoint when it is first called, and reports a failure to load as a missing response', async () => {
  const { lazyEndpoints } = await import('./lazy-endpoint');
  const call = await clientReceiving({ rows: [], count: 0 });
  const load = vi.fn(() => Promise.resolve(coupons));
  const lazy = lazyEndpoints('coupons', load);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(call(lazy('list'))).rejects.toMatchObject({
    kind: 'network',
    endpoint: 'coupons.list',
    message: 'Check network connection',
  });
  await expect(call(lazy('list'))).resolves.toEqual({ rows: [], count: 0 });
});
