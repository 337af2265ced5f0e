import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The data that the server embeds in the page; see `renderPage`. */
interface PageData {
  state: Partial<DehydratedState>;
  modules: string[];
}

/**
 * Pages are cached for 30 seconds. The data is requested again after the next navigation anyway.
 */
const FRESH_MS = 120_000;

/** The data of the server-rendered page; undefined for a page without data. */
export function readPageData(document: Document = globalThis.document): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent;
  const data: unknown = text ? JSON.parse(text) : undefined;
  if (!(
    data instanceof Object &&
    'state' in data &&
    data.state instanceof Object &&
    'modules' in data &&
    Array.isArray(data.modules)
  ))
    return undefined;
  return { state: data.state, modules: data.modules };
}

/** Puts the page's data into the query cache, so that nothing on the screen is fetched again. */
export function loadPageData(
  queryClient: QueryClient,
  { state }: PageData,
  now: number = Date.now(),
): void {
  hydrate(queryClient, state);
  for (const query of queryClient.getQueryCache().getAll()) {
    const age = now - query.state.dataUpdatedAt;
    if (Math.abs(age) < FRESH_MS) query.setState({ dataUpdatedAt: now });
  }
}
