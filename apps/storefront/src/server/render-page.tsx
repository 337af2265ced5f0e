import { setTimeout as later } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dehydrate } from '@tanstack/react-query';
import { loadParts } from '../shared/lazy-part';
import { headOf, isKnownPage, isPublicPage, type PageHead } from './heads/public-pages';
import { preparePage, type PageRequest } from './prepare-page';
import { collectModules, modulesSoFar } from './used-modules';

/** Past this the visitor is better served by the empty frame, which fetches for itself. */
const PATIENCE_MS = 3000;

export interface RenderedPage extends PageHead {
  readonly status: 200 | 404;
  readonly title: string;
  /** What stands inside `#root` until the app takes over. */
  readonly markup: string;
  /** The data that was fetched, for the app's query client. */
  readonly state: object;
  /** The modules behind the page, as paths from this app's folder: the manifest of the browser's build names their files. */
  readonly modules: readonly string[];
}

interface MovedPage {
  readonly redirect: string;
  /** 301 for good. */
  readonly status: 301 | 302;
}

/**
 * A public page as a guest sees it, ready to be put into a document, or the page that says that there is none; `redirect` when it
 * has moved; undefined for pages that are about a person, which are drawn in the browser only. Throws when data is missing or late.
 */
export async function renderPage(
  request: PageRequest,
): Promise<RenderedPage | MovedPage | undefined> {
  const { pathname } = new URL(request.url);
  if (!isPublicPage(pathname) && isKnownPage(pathname)) return undefined;
  const tooLate = later(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${request.url} took longer than ${PATIENCE_MS} ms`);
  });
  return Promise.race([draw(request), tooLate]);
}

async function draw(request: PageRequest): ReturnType<typeof renderPage> {
  const { result: page, modules } = await collectModules(async () => {
    const prepared = await preparePage(request);
    if (prepared instanceof Response) return prepared;
    return { ...prepared, markup: await markupOf(prepared.element) };
  });
  if (page instanceof Response)
    return {
      redirect: page.headers.get('location') ?? '/',
      status: page.status === 301 ? 301 : 302,
    };
  const { services, notes, markup } = page;
  const title = notes.title ?? `Not found · ${request.config.platformName}`;
  return {
    ...(notes.isFound
      ? headOf(new URL(request.url), services)
      : { description: '', isIndexed: false, jsonLd: [] }),
    status: notes.isFound ? 200 : 404,
    title,
    markup,
    state: dehydrate(services.queryClient),
    modules,
  };
}

/** Parts of the page that are in chunks of their own are drawn by the next attempt; after the first visit there is one. */
async function markupOf(element: ReactElement): Promise<string> {
  for (;;) {
    const markup = renderToStaticMarkup(element);
    if (!(await loadParts(modulesSoFar()))) return markup;
  }
}
