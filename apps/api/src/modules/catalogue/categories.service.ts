import type { Category, ChildCategory, SubCategory } from '@market/domain/catalogue/category';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { memoizeFor } from '../../platform/ttl-cache';
import { listAttributes } from '../category-tree/category-tree.reads';
import {
  listCategories,
  listCategoryOffers,
  type CategoryOffer,
  type CategoryRow,
} from './categories.repository';
import { listMergeTargets } from './category-changes.repository';
import { readCategoryOverview } from './category-overview.repository';

const TOP_CATEGORIES = 12;
/** Cached, because counting products scans an index of the whole catalogue. */
const COUNTS_TTL_MS = 30_000;
/**
 * Cached for longer, because reading the overview scans every listed product, and its counts need
 * not be exact.
 */
const OVERVIEW_TTL_MS = 300_000;

const categoryFields = ['categoryId', 'subCategoryId', 'childCategoryId'] as const;
type CategoryFilters = Readonly<
  Partial<Record<(typeof categoryFields)[number], string | undefined>>
>;

/** The category tree. It is small, so every query reads all of it. */
export const categoriesService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const readOffers = () => memoizeFor(clock, COUNTS_TTL_MS, () => listCategoryOffers(db));
  const readMerged = () => memoizeFor(clock, COUNTS_TTL_MS, () => listMergeTargets(db));
  const readOverview = () => memoizeFor(clock, OVERVIEW_TTL_MS, () => readCategoryOverview(db));
  let offers = readOffers();
  let merged = readMerged();
  let overview = readOverview();
  const list = async (): Promise<Category[]> => {
    const [rows, offersById] = await Promise.all([listCategories(db), offers()]);
    return buildTree(rows, offersById);
  };
  const subCategories = async (): Promise<SubCategory[]> =>
    (await list()).flatMap((category) => category.subCategories);
  const childCategories = async (): Promise<ChildCategory[]> =>
    (await subCategories()).flatMap((subCategory) => subCategory.childCategories);
  const currentId = async (id: string): Promise<string> => (await merged()).get(id) ?? id;

  return {
    list,
    overview: () => overview(),
    currentId,
    /** Call it after the tree has changed. */
    refresh() {
      offers = readOffers();
      merged = readMerged();
      overview = readOverview();
    },
    async currentFilters<T extends CategoryFilters>(filters: T): Promise<T> {
      const ids = categoryFields.flatMap((field) => {
        const id = filters[field];
        return id === undefined ? [] : [[field, id] as const];
      });
      if (ids.length === 0) return filters;
      const targets = await merged();
      return {
        ...filters,
        ...Object.fromEntries(ids.map(([field, id]) => [field, targets.get(id) ?? id])),
      };
    },
    top: async (): Promise<Category[]> =>
      (await list()).toSorted((a, b) => b.productCount - a.productCount).slice(0, TOP_CATEGORIES),
    byId: async (id: string): Promise<Category> =>
      assertFound(findById(await list(), await currentId(id))),
    subCategory: async (id: string): Promise<SubCategory> =>
      assertFound(findById(await subCategories(), await currentId(id))),
    childCategory: async (id: string): Promise<ChildCategory> =>
      assertFound(findById(await childCategories(), await currentId(id))),
    /** Includes inherited attributes, which come first. */
    async attributes(id: string): Promise<CategoryAttribute[]> {
      const path = pathTo(await listCategories(db), await currentId(id));
      if (path.length === 0) throw notFound('This category');
      return listAttributes(db, path);
    },
    async children(id: string): Promise<ChildCategory[]> {
      const current = await currentId(id);
      return (await childCategories()).filter(
        (each) => each.subCategoryId === current || each.categoryId === current,
      );
    },
  };
};

export type CategoriesService = ReturnType<typeof categoriesService>;

const findById = <T extends { readonly id: string }>(categories: readonly T[], id: string) =>
  categories.find((each) => each.id === id);

function pathTo(rows: readonly CategoryRow[], id: string | null): string[] {
  const row = rows.find((each) => each.id === id);
  return row ? [...pathTo(rows, row.parentId), row.id] : [];
}

function assertFound<T>(category: T | undefined): T {
  if (category === undefined) throw notFound('This category');
  return category;
}

function buildTree(
  rows: readonly CategoryRow[],
  offers: ReadonlyMap<string, CategoryOffer>,
): Category[] {
  const below = groupBy(rows, ({ parentId }) => parentId);
  return (below.get(null) ?? []).map((category) => ({
    id: category.id,
    name: category.name,
    image: category.image ?? undefined,
    productCount: offers.get(category.id)?.productCount ?? 0,
    lowestPrice: offers.get(category.id)?.lowestPrice ?? undefined,
    subCategories: (below.get(category.id) ?? []).map((subCategory) => ({
      id: subCategory.id,
      name: subCategory.name,
      categoryId: category.id,
      childCategories: (below.get(subCategory.id) ?? []).map(({ id, name }) => ({
        id,
        name,
        subCategoryId: subCategory.id,
        categoryId: category.id,
      })),
    })),
  }));
}
