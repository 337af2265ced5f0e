import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { AppConfig } from '../http/app-config';
import { policyText, type ContentPolicy } from '../http/content-policy';
import { readBuildManifest } from './build-manifest';
import { composePage } from './compose-page';
import { createPageCache, type PageCache } from './page-cache';
import { readPageTemplate, type Document, type InlineHashes } from './page-template';
import type { LoadStorefront } from './storefront-bundle';

interface ShopPagesOptions {
  /** The storefront's built files, and its code for the server. */
  readonly folder: string;
  readonly storefront: LoadStorefront;
  /** The element with the app's configuration, for the head. */
  readonly meta: string;
  readonly pageConfig: AppConfig;
  /** Reaches the API as nobody in particular. */
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A document as it is sent: compressed once, whoever asks. */
interface SentPage {
  readonly kind: 'page' | 'shell' | 'redirect';
  readonly status: number;
  readonly location?: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly inline: InlineHashes;
  readonly bytes: number;
}

export interface ShopPages {
  /** Answers a request for a page of the shop: its content where it is public, else the empty frame. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    policy: ContentPolicy,
  ): Promise<FastifyReply>;
  /** Somebody has changed what pages show. */
  outdate(): void;
}

const SECOND = 1000;
const MEBIBYTE = 1024 * 1024;
/** Drawing blocks the process for some milliseconds, so few pages are drawn at once and nobody waits in a long queue. */
const DRAWN_AT_ONCE = 2;
const MAX_WAITING = 30;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** Makes and keeps the shop's pages. The files are read at the first request, the code that draws at the first public page. */
export function shopPages({
  folder,
  storefront,
  meta,
  pageConfig,
  fetch,
  now,
  log,
}: ShopPagesOptions): ShopPages {
  const origin = pageConfig.origins.storefront;
  const { platformName } = pageConfig;
  const cache: PageCache<SentPage> = createPageCache({
    now,
    freshFor: 30 * SECOND,
    staleFor: 60 * SECOND,
    maxBytes: 24 * MEBIBYTE,
  });
  const limit = pLimit(DRAWN_AT_ONCE);

  const once = async () => {
    const [template, manifest] = await Promise.all([
      readPageTemplate(folder, meta),
      readBuildManifest(folder),
    ]);
    return { template, manifest, shell: await sent('shell', 200, template.shell) };
  };
  let read: ReturnType<typeof once> | undefined;
  const files = () =>
    (read ??= once().catch((error: unknown) => {
      // Tried again at the next request.
      read = undefined;
      throw error;
    }));

  const draw = async (url: URL): Promise<SentPage> => {
    const { template, manifest, shell } = await files();
    const bundle = await storefront();
    const page = await bundle?.renderPage({ url: url.href, config: pageConfig, fetch });
    if (page === undefined) return shell;
    if ('redirect' in page)
      return {
        kind: 'redirect',
        status: page.status,
        location: page.redirect,
        body: Buffer.alloc(0),
        etag: '',
        inline: {},
        bytes: 100,
      };
    return sent(
      'page',
      page.status,
      composePage(page, { template, manifest, origin, platformName }),
    );
  };

  const drawInTurn = async (url: URL): Promise<SentPage> => {
    if (limit.activeCount + limit.pendingCount >= MAX_WAITING)
      throw new Error('Too many pages are being drawn');
    return limit(() => draw(url));
  };

  return {
    async send(request, reply, { pathname, search }, policy) {
      // What the shop's worker keeps for pages that were never seen.
      if (pathname === '/index.html') return answer(request, reply, (await files()).shell, policy);
      const url = Object.assign(new URL(origin), { pathname, search: withoutTracking(search) });
      const page = await cache
        .get(url.pathname + url.search, () => drawInTurn(url))
        .catch(async (error: unknown) => {
          // The frame fetches for itself, and says what is wrong if it cannot either.
          log.warn({ err: error, path: pathname }, 'page not drawn');
          return (await files()).shell;
        });
      return answer(request, reply, page, policy);
    },
    outdate: () => cache.invalidate(),
  };
}

/** Where a visitor comes from makes no other page. */
function withoutTracking(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()])
    if (/^(utm_\w+|gclid|fbclid|msclkid|ref)$/.test(name)) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

async function sent(
  kind: SentPage['kind'],
  status: number,
  { html, inline }: Document,
): Promise<SentPage> {
  const text = Buffer.from(html);
  const body = await toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { kind, status, body, etag, inline, bytes: body.length };
}

const cacheControl = {
  // A browser shows what it has while it asks; a proxy may answer for half a minute.
  page: 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
  shell: 'no-cache',
  redirect: 'no-cache',
} as const;

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentPage,
  policy: ContentPolicy,
): Promise<FastifyReply> {
  const { kind, status, location, body, etag, inline } = page;
  // A proxy must not go on saying that a page is missing which has come meanwhile.
  reply.header('cache-control', status < 400 ? cacheControl[kind] : 'no-store');
  if (location !== undefined) return reply.redirect(location, status);
  reply.header('content-security-policy', policyText(allowInPage(policy, inline)));
  // The frame stands for pages about a person, which nobody should find.
  if (kind === 'shell') reply.header('x-robots-tag', 'noindex');
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').header('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted)
    ? reply.header('content-encoding', 'br').send(body)
    : reply.send(await fromBrotli(body));
}

/** The shop's pages hold their own style sheet and first script, and start the one worker that `shop-worker` names. */
const allowInPage = (policy: ContentPolicy, { style, script }: InlineHashes): ContentPolicy => ({
  ...policy,
  'style-src': [...(policy['style-src'] ?? []), ...(style ? [style] : [])],
  'script-src': [...(policy['script-src'] ?? []), ...(script ? [script] : [])],
  'trusted-types': ['shop-worker'],
  'worker-src': ["'self'"],
});
