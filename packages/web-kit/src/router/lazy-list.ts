import type { Page } from '@market/domain/paging';
import type { PlainListEndpoint, UrlList } from './url-list';

/**
 * The loader for a list, for a route's `lazy`. It starts the request while the code of the page is
 * still loading, and keeps endpoints and their schemas out of the first download.
 */
export const urlListLoader =
  <List extends Page<unknown>, Search>(loadList: () => Promise<UrlList<List, Search>>) =>
  async () => {
    const [{ listLoader }, list] = await Promise.all([import('./url-list'), loadList()]);
    return listLoader(list);
  };

/** Like `urlListLoader`, for a list endpoint without filters. */
export const plainListLoader = <Row>(loadEndpoint: () => Promise<PlainListEndpoint<Row>>) =>
  urlListLoader(async () => {
    const [{ plainList }, endpoint] = await Promise.all([import('./url-list'), loadEndpoint()]);
    return plainList(endpoint);
  });
