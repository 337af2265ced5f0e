import pLimit from 'p-limit';
import type { AppConfig } from '@market/web-kit/app-config';
import { readBuildManifest } from './build-manifest';
import { composeDocument } from './compose-document';
import { readDocumentTemplate } from './document-template';
import { createPageCache, type PageCache } from './page-cache';
import { renderPage } from './render-page';
import {
  respond,
  createPageDocument,
  createRedirectDocument,
  createShellDocument,
  type DocumentRequest,
  type ShopDocument,
  type StoredDocument,
} from './stored-document';

interface RendererOptions {
  /** The folder of the app's built files. */
  readonly folder: string;
  readonly config: AppConfig;
  /** The element that holds the configuration, for the head of every document. */
  readonly configElement: string;
  /** Calls the API as a guest. */
  readonly fetch: typeof globalThis.fetch;
  /** The current time in milliseconds. */
  readonly now: () => number;
  /** Registers a listener that is called when the content of pages changes. */
  readonly onChange: (listener: () => void) => void;
  /** Reports a page that could not be rendered. Its visitor receives the app shell. */
  readonly onFailure: (error: unknown, path: string) => void;
}

export type RenderDocument = (request: DocumentRequest) => Promise<ShopDocument>;

const SECOND = 1000;
const MEBIBYTE = 1024 * 1024;
/** Rendering blocks the process for several milliseconds, so the queue is kept short. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 30;

/**
 * Creates the function that turns a URL of the shop into a document. Documents of public pages
 * contain the rendered page. Personal pages, and pages that cannot be rendered, get the app shell.
 * Documents are cached for 30 seconds, or until a change. Built files are read at the first
 * request. Rejects when they are missing.
 */
export function createDocumentRenderer({
  folder,
  config,
  configElement,
  fetch,
  now,
  onChange,
  onFailure,
}: RendererOptions): RenderDocument {
  const origin = config.origins.storefront;
  const cache: PageCache<StoredDocument> = createPageCache({
    now,
    freshFor: 30 * SECOND,
    staleFor: 60 * SECOND,
    maxBytes: 24 * MEBIBYTE,
  });
  onChange(cache.invalidate);
  const limit = pLimit(MAX_CONCURRENT);

  const readFiles = async () => {
    const [template, manifest] = await Promise.all([
      readDocumentTemplate(folder, configElement),
      readBuildManifest(folder),
    ]);
    return { template, manifest, shell: await createShellDocument(template.shell) };
  };
  let reading: ReturnType<typeof readFiles> | undefined;
  const files = () =>
    (reading ??= readFiles().catch((error: unknown) => {
      // The next request tries again.
      reading = undefined;
      throw error;
    }));

  const render = async (url: URL): Promise<StoredDocument> => {
    const { template, manifest, shell } = await files();
    const page = await renderPage({ url: url.href, config, fetch });
    if (page === undefined) return shell;
    if ('redirect' in page) return createRedirectDocument(page.status, page.redirect);
    return createPageDocument(page.status, composeDocument(page, { template, manifest, config }));
  };

  const renderInTurn = async (url: URL): Promise<StoredDocument> => {
    if (limit.activeCount + limit.pendingCount >= MAX_WAITING)
      throw new Error('Too many pages are being rendered');
    return limit(() => render(url));
  };

  return async (request) => {
    const { pathname, search } = request.url;
    // The service worker caches the app shell for pages that were never visited.
    if (pathname === '/index.html') return respond(request, (await files()).shell);
    const url = Object.assign(new URL(origin), { pathname, search: stripTrackingParams(search) });
    const stored = await cache
      .get(url.pathname + url.search, () => renderInTurn(url))
      .catch(async (error: unknown) => {
        // The app shell fetches the data itself, and shows the error when that fails too.
        onFailure(error, pathname);
        return (await files()).shell;
      });
    return respond(request, stored);
  };
}

/** Removes parameters that only record where a visitor came from. */
function stripTrackingParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()])
    if (/^(utm_\w+|gclid|fbclid|msclkid|ref)$/.test(name)) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
