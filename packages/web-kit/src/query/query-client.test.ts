import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@market/api-client/errors';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as hubs from '@market/api-client/contract/main/hubs';
import { createQueries } from '@market/api-client/queries';
import type { Call } from '@market/api-client/client';
import { notify } from '../notifications';
import { createQueryClient } from './query-client';

const refusal = new ApiError('The store is suspended.', 'rejected', {
  status: 409,
  endpoint: 'coupons.update',
});
const input = { params: { id: 'one' }, body: { paused: true } };

function clientWith(answers: Record<string, () => Promise<unknown>>, hasStaleNotice = false) {
  const call = vi.fn((row: { name: string }) =>
    (answers[row.name] ?? (() => Promise.reject(refusal)))(),
  );
  return {
    client: createQueryClient({ hasStaleNotice }),
    api: createQueries(call as unknown as Call, 'Voltmart'),
    call,
  };
}

beforeEach(() => {
  vi.spyOn(notify, 'success').mockImplementation(() => undefined);
  vi.spyOn(notify, 'error').mockImplementation(() => undefined);
});

describe('a mutation', () => {
  it('shows its success message and stays pending until the invalidated queries are refetched', async () => {
    let listed = 0;
    const { client, api } = clientWith({
      'coupons.update': async () => ({}),
      'coupons.list': async () => ({ rows: [], count: ++listed }),
    });
    const stop = new QueryObserver(client, api.query(coupons.list)).subscribe(() => undefined);
    await vi.waitFor(() => expect(listed).toBe(1));
    await client.getMutationCache().build(client, api.mutation(coupons.update)).execute(input);
    expect(listed).toBe(2);
    expect(notify.success).toHaveBeenCalledExactlyOnceWith(coupons.update.success);
    stop();
  });

  it('inserts the platform name into its success message', async () => {
    const { client, api } = clientWith({ 'hubs.approve': async () => ({}) });
    await client
      .getMutationCache()
      .build(client, api.mutation(hubs.approve))
      .execute({ body: { storeId: 'store' } });
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('Successfully approved Voltmart hub');
  });

  it('shows its error unless it is quiet', async () => {
    const { client, api } = clientWith({});
    const write = (quiet: boolean) =>
      client
        .getMutationCache()
        .build(client, api.mutation(coupons.update, { quiet }))
        .execute(input)
        .catch(() => undefined);
    await write(true);
    expect(notify.error).not.toHaveBeenCalled();
    await write(false);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('The store is suspended.');
  });
});

describe('a query', () => {
  it('shows the error of a failed refetch only once until a refetch succeeds, but leaves the error of a failed first load to the page', async () => {
    let isAvailable = false;
    const { client, api, call } = clientWith({
      'coupons.list': async () => (isAvailable ? { rows: [], count: 0 } : Promise.reject(refusal)),
    });
    const options = { ...api.query(coupons.list), staleTime: 0 };
    await client.query(options).catch(() => undefined);
    expect([notify.error, call].map((fn) => vi.mocked(fn).mock.calls.length)).toEqual([0, 1]);
    isAvailable = true;
    await client.query(options);
    isAvailable = false;
    await client.query(options).catch(() => undefined);
    await client.query(options).catch(() => undefined);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('The store is suspended.');
    isAvailable = true;
    await client.query(options);
    isAvailable = false;
    await client.query(options).catch(() => undefined);
    expect(notify.error).toHaveBeenCalledTimes(2);
  });

  it('shows no error of a failed refetch in an app whose layout shows stale data', async () => {
    let isAvailable = true;
    const { client, api } = clientWith(
      {
        'coupons.list': async () =>
          isAvailable ? { rows: [], count: 0 } : Promise.reject(refusal),
      },
      true,
    );
    const options = { ...api.query(coupons.list), staleTime: 0 };
    await client.query(options);
    isAvailable = false;
    await expect(client.query(options)).rejects.toBe(refusal);
    expect(notify.error).not.toHaveBeenCalled();
  });
});
