import * as categories from '@market/api-client/contract/main/categories';
import type { Category } from '@market/domain/catalogue/category';
import { paths } from '../../app/paths';
import { breadcrumbs, type PageCrumb, type HeadInput, type PageHead } from './page-head';

/**
 * Lets search engines index only the pages of the unfiltered list, because searches and filters are
 * countless views of the same products.
 */
function listPage(
  path: string,
  search: URLSearchParams,
): Pick<PageHead, 'canonical' | 'isIndexed'> {
  const others = [...search.keys()].filter((name) => name !== 'page');
  const page = Number(search.get('page') ?? 1);
  return {
    canonical: others.length === 0 && page > 1 ? `${path}?page=${page}` : path,
    isIndexed: others.length === 0,
  };
}

const home: PageCrumb = { name: 'Home', path: paths.home.href() };

const listHead = (
  { search, services: { config } }: HeadInput,
  crumbs: readonly PageCrumb[],
  description: string,
): PageHead => ({
  description,
  ...listPage(crumbs.at(-1)?.path ?? '/', search),
  jsonLd: [breadcrumbs(config.origins.storefront, crumbs)],
});

export const productsHead = (input: HeadInput): PageHead =>
  listHead(
    input,
    [home, { name: 'All products', path: paths.products.href() }],
    'All products from stores we have checked: solar panels, inverters, batteries, generators and cooking gas, with delivery across Nigeria.',
  );

export const categoriesHead = (input: HeadInput): PageHead =>
  listHead(
    input,
    [home, { name: 'Categories', path: paths.categories.href() }],
    'Every category of energy equipment in the shop, from solar panels to cooking gas.',
  );

export const storesHead = (input: HeadInput): PageHead =>
  listHead(
    input,
    [home, { name: 'Stores', path: paths.stores.href() }],
    'The stores that sell here. Each passes two approvals before its first sale.',
  );

export function categoryHead(input: HeadInput): PageHead {
  const { params, services } = input;
  const tree: Category[] =
    services.queryClient.getQueryData(services.api.query(categories.list).queryKey) ?? [];
  const { categoryId = '', subCategoryId, childCategoryId } = params;
  const category = tree.find(({ id }) => id === categoryId);
  const sub = category?.subCategories.find(({ id }) => id === subCategoryId);
  const child = sub?.childCategories.find(({ id }) => id === childCategoryId);
  const crumbs: PageCrumb[] = [
    home,
    ...(category ? [{ name: category.name, path: paths.category.href({ categoryId }) }] : []),
    ...(sub
      ? [{ name: sub.name, path: paths.subCategory.href({ categoryId, subCategoryId: sub.id }) }]
      : []),
    ...(sub && child
      ? [
          {
            name: child.name,
            path: paths.childCategory.href({
              categoryId,
              subCategoryId: sub.id,
              childCategoryId: child.id,
            }),
          },
        ]
      : []),
  ];
  const name = crumbs.at(-1)?.name ?? '';
  return listHead(
    input,
    crumbs,
    `${name} from stores we have checked across Nigeria: compare prices and ratings, pay once and have your order delivered.`,
  );
}
