import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture';
import { isPublicAddress } from './public-address';

describe('public IP addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('exclude %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'include %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('fetching an image from an external URL', () => {
  const requested: string[] = [];
  const answers: Record<string, RequestListener> = {
    '/picture.png': (_, reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('png'),
    '/moved': (_, reply) => reply.writeHead(302, { location: '/picture.png' }).end(),
    '/round': (_, reply) => reply.writeHead(302, { location: '/round' }).end(),
    '/inside': (_, reply) =>
      reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/page': (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    '/huge': (_, reply) =>
      reply.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(6 * 1024 * 1024)),
    '/slow': (_, reply) => void reply.writeHead(200, { 'content-type': 'image/png' }).write('p'),
  };
  const server = createServer((request, reply) => {
    requested.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, reply);
  });
  let port = 0;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /**
   * Treats this machine as the only one on the public internet, so that the test server can be
   * reached.
   */
  const fetched = (path: string, timeoutMs = 10_000) =>
    fetchPicture(`http://127.0.0.1:${port}${path}`, {
      timeoutMs,
      isAllowed: (address, at) => address === '127.0.0.1' && at === String(port),
    });

  it('follows redirects', async () => {
    expect(String(await fetched('/picture.png'))).toBe('png');
    expect(String(await fetched('/moved'))).toBe('png');
  });

  it.each([
    ['/missing', 'The image URL responded with 404'],
    ['/round', 'The image URL redirects too many times'],
    ['/inside', 'The address is not public'],
    ['/file', 'The address must start with https://'],
    ['/page', 'There is no JPEG, PNG or WebP image at the address'],
    ['/huge', 'The image is larger than 5 MB'],
  ])('fails for %s: %s', async (path, message) => {
    await expect(fetched(path)).rejects.toThrow(message);
  });

  it('fails for a server that takes too long', async () => {
    await expect(fetched('/slow', 300)).rejects.toThrow('The image took too long to download');
  });

  it('never connects to private networks, by address, by name or on another port', async () => {
    const before = requested.length;
    for (const host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      `2130706433:${port}`,
      `0x7f.1:${port}`,
      '127.0.0.1',
      'localhost',
      '[::ffff:127.0.0.1]',
    ])
      await expect(fetchPicture(`http://${host}/picture.png`)).rejects.toThrow(
        'The address is not public',
      );
    await expect(fetchPicture(`http://name:word@127.0.0.1:${port}/picture.png`)).rejects.toThrow(
      'must not contain a user name',
    );
    expect(requested).toHaveLength(before);
  });
});
