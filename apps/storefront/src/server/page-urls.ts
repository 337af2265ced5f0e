import { paths } from '../app/paths';
import { isPublicPage } from './heads/public-pages';

/** The URLs of the shop, for the site map. */
export const pageUrls = {
  pages: [
    paths.home,
    paths.products,
    paths.categories,
    paths.stores,
    paths.system,
    paths.help,
    paths.about,
    paths.terms,
    paths.privacy,
    paths.cookies,
  ].map((page) => page.href()),
  product: (productId: string): string => paths.product.href({ productId }),
  store: (slug: string): string => paths.store.href({ slug }),
  /** Takes the category ids from the first level down. */
  category([categoryId = '', subCategoryId, childCategoryId]: readonly string[]): string {
    if (subCategoryId === undefined) return paths.category.href({ categoryId });
    if (childCategoryId === undefined) return paths.subCategory.href({ categoryId, subCategoryId });
    return paths.childCategory.href({ categoryId, subCategoryId, childCategoryId });
  },
  /**
   * The personal pages, which search engines should not visit. `*` stands for parameters, and a
   * path covers the paths below it.
   */
  personal: Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !isPublicPage(new URL(pattern.replaceAll(':', ''), 'http://shop')))
    .map((pattern) => pattern.replace(/:\w+/g, '*'))
    .filter((pattern, _index, all) => !all.some((other) => pattern.startsWith(`${other}/`))),
} as const;
