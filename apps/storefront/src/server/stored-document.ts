import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { DocumentContent, PolicySources } from './document-template';

export interface DocumentRequest {
  readonly url: URL;
  /** Only `accept-encoding` and `if-none-match` are read. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface ShopDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** HTML, encoded as the headers state. Absent from redirects and 304 responses. */
  readonly body?: Uint8Array;
  /** The sources to add to the content security policy, by directive. */
  readonly policy: PolicySources;
}

/** A document in the cache, compressed once for all visitors. */
export interface StoredDocument extends ShopDocument {
  readonly bytes: number;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

async function createDocument(
  status: number,
  headers: Readonly<Record<string, string>>,
  { html, policy }: DocumentContent,
): Promise<StoredDocument> {
  const text = Buffer.from(html);
  const body = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag: `W/"${hash}"`,
    },
    body,
    policy,
    bytes: body.length,
  };
}

/**
 * A browser revalidates a page each time. A proxy may serve it for 30 seconds, but must not store a
 * 404, because the page may exist a moment later.
 */
export const createPageDocument = (
  status: 200 | 404,
  content: DocumentContent,
): Promise<StoredDocument> =>
  createDocument(
    status,
    {
      'cache-control':
        status === 200 ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' : 'no-store',
    },
    content,
  );

/** Personal pages are served as the app shell, and must not be indexed. */
export const createShellDocument = (content: DocumentContent): Promise<StoredDocument> =>
  createDocument(200, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }, content);

export const createRedirectDocument = (status: 301 | 302, location: string): StoredDocument => ({
  status,
  headers: { 'cache-control': 'no-cache', location },
  policy: {},
  bytes: 100,
});

/** The response to one request: 304 when the browser already has the document. */
export async function respond(
  request: DocumentRequest,
  { status, headers, body, policy }: StoredDocument,
): Promise<ShopDocument> {
  if (body === undefined) return { status, headers, policy };
  if (status === 200 && request.headers['if-none-match'] === headers['etag'])
    return { status: 304, headers, policy };
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    ? { status, headers: { ...headers, 'content-encoding': 'br' }, body, policy }
    : { status, headers, body: await decompress(body), policy };
}
