import { setTimeout as later } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { dehydrate } from '@tanstack/react-query';
import { loadParts } from '../shared/lazy-part';
import {
  getPageHead,
  isKnownPage,
  isPublicPage,
  getPageModules,
  type PageHead,
} from './heads/public-pages';
import { preparePage, type PageRequest, type PreparedPage } from './prepare-page';

/** After this time, the app shell serves the visitor better, because it fetches its own data. */
const TIMEOUT_MS = 3000;

export interface RenderedPage extends PageHead {
  readonly status: 200 | 404;
  readonly title: string;
  /** The content of `#root` until the client mount. */
  readonly markup: string;
  /** The data that was fetched, for the app's query client. */
  readonly state: object;
  /**
   * The modules that the page uses, as paths relative to the app's folder. The manifest of the
   * browser build maps them to files.
   */
  readonly modules: readonly string[];
}

interface PageRedirect {
  readonly redirect: string;
  /** 301 for a permanent move, otherwise 302. */
  readonly status: 301 | 302;
}

/**
 * Renders a public page, or the not-found page, as a guest sees it, ready to embed in a document.
 * Returns `redirect` when the page has moved. Returns undefined for personal pages, which are
 * rendered only in the browser. Throws when data is missing or late.
 */
export async function renderPage(
  request: PageRequest,
): Promise<RenderedPage | PageRedirect | undefined> {
  const url = new URL(request.url);
  if (!isPublicPage(url) && isKnownPage(url.pathname)) return undefined;
  const timeout = later(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${request.url} took longer than ${TIMEOUT_MS} ms`);
  });
  return Promise.race([renderWithoutTimeout(request), timeout]);
}

async function renderWithoutTimeout(request: PageRequest): ReturnType<typeof renderPage> {
  const page = await preparePage(request);
  if (page instanceof Response)
    return {
      redirect: page.headers.get('location') ?? '/',
      status: page.status === 301 ? 301 : 302,
    };
  const url = new URL(request.url);
  const markup = await renderMarkup(page);
  const { services, notes } = page;
  return {
    ...(notes.isFound
      ? getPageHead(url, services)
      : { description: '', isIndexed: false, jsonLd: [] }),
    status: notes.isFound ? 200 : 404,
    title: notes.title ?? `Not found · ${request.config.platformName}`,
    markup,
    state: dehydrate(services.queryClient),
    modules: [...getPageModules(url), ...notes.parts],
  };
}

/**
 * The first attempt only loads parts that are in their own chunks, and the next one renders them.
 * After the first visit, one attempt is enough.
 */
async function renderMarkup({ element, notes }: PreparedPage): Promise<string> {
  for (;;) {
    const markup = renderToStaticMarkup(element);
    if (!(await loadParts([...notes.parts]))) return markup;
  }
}
