import type { Db } from '../db/db';
import type { RenderShopPage } from './shop-pages';
import { listCategoryBranches } from './site-map.repository';
import type { LoadStorefront } from './storefront-bundle';

interface MovedCategoriesOptions {
  readonly db: Db;
  readonly storefront: LoadStorefront;
  /**
   * The id of the category that this one was merged into, or the given id when it was not merged.
   */
  readonly currentId: (id: string) => Promise<string>;
}

/** Redirects the URLs of categories that were merged, or whose parents were merged. */
export function redirectMovedCategories(
  render: RenderShopPage,
  { db, storefront, currentId }: MovedCategoriesOptions,
): RenderShopPage {
  const findAddress = async (oldId: string): Promise<string | undefined> => {
    const id = await currentId(oldId);
    const branch = (await listCategoryBranches(db)).find((branch) => branch.at(-1) === id);
    return branch && (await storefront())?.pageUrls.category(branch);
  };
  return async (request, policy) => {
    const page = await render(request, policy);
    if (page?.status !== 404) return page;
    const { pathname, search } = request.url;
    const address = await findAddress(pathname.split('/').at(-1) ?? '');
    if (address === undefined || address === pathname) return page;
    return { status: 301, headers: { location: address + search }, body: undefined };
  };
}
