import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** What the server has put into the page beside its content; see `renderPage`. */
interface PageData {
  state: Partial<DehydratedState>;
  modules: string[];
}

/** A page comes from a cache of half a minute; what is shown is asked for again after the next move anyway. */
const AS_GOOD_AS_NEW_MS = 120_000;

/** The data of the page that the server has drawn; undefined for a page that comes without. */
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

/** Puts the page's data where queries look first, so that nothing that stands on the screen is fetched again. */
export function adoptPageData(
  queryClient: QueryClient,
  { state }: PageData,
  now: number = Date.now(),
): void {
  hydrate(queryClient, state);
  for (const query of queryClient.getQueryCache().getAll()) {
    const age = now - query.state.dataUpdatedAt;
    if (Math.abs(age) < AS_GOOD_AS_NEW_MS) query.setState({ dataUpdatedAt: now });
  }
}
