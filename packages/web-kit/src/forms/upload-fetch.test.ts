import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@market/api-client/client';
import { upload } from '@market/api-client/contract/main/images';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { createBaseUrls } from '../services';
import { uploadFetch } from './upload-fetch';

const hosted = { hostedImage: '/images/one', width: 1, height: 1 };
const server = mockServer(mock.ok(upload, hosted));
const call = createClient({
  platformSlug: 'voltmart',
  bases: createBaseUrls(location.origin),
  getToken: () => 'mine',
});
const image = new File(['pixels'], 'front.png', { type: 'image/png' });
const send = (options: { signal?: AbortSignal; onProgress?: (sent: number) => void } = {}) =>
  call(
    upload,
    { body: { image } },
    {
      fetch: uploadFetch(options.onProgress ?? vi.fn()),
      ...(options.signal && { signal: options.signal }),
    },
  );

describe('uploadFetch', () => {
  it('resolves like fetch and reports progress', async () => {
    const onProgress = vi.fn();
    expect(await send({ onProgress })).toEqual(hosted);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('resolves with an error status like fetch', async () => {
    server.use(
      mock.fail(upload, 422, { errors: [{ field: 'image', message: 'This is no picture' }] }),
    );
    await expect(send()).rejects.toMatchObject({ status: 422, message: 'This is no picture' });
  });

  it('rejects on a network failure and when aborted', async () => {
    server.use(mock.offline(upload));
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    server.use(mock.pending(upload));
    const abort = new AbortController();
    const pending = send({ signal: abort.signal });
    setTimeout(() => abort.abort(new Error('gone')), 20);
    await expect(pending).rejects.toThrow('gone');
  });
});
