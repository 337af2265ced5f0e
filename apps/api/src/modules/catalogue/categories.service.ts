import type { Category, ChildCategory, SubCategory } from '@market/domain/catalogue/category';
import type { Db } from '../../db/db';
import { invalid, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { memoizeFor } from '../../platform/ttl-cache';
import {
  allCategories,
  categoriesByIds,
  listedCounts,
  type CategoryRow,
} from './categories.repository';

const TOP_CATEGORIES = 12;
/** Counting products scans an index of the whole catalogue. */
const COUNTS_TTL_MS = 30_000;

export interface CategoryChoice {
  readonly categoryId: string;
  readonly subCategoryId?: string | undefined;
  readonly childCategoryId?: string | undefined;
}

/** The category tree. It is small, so every query reads all of it. */
export const categoriesService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const counts = memoizeFor(clock, COUNTS_TTL_MS, () => listedCounts(db));
  const list = async (): Promise<Category[]> => {
    const [rows, products] = await Promise.all([allCategories(db), counts()]);
    return buildTree(rows, products);
  };
  const subCategories = async (): Promise<SubCategory[]> =>
    (await list()).flatMap((category) => category.subCategories);
  const childCategories = async (): Promise<ChildCategory[]> =>
    (await subCategories()).flatMap((subCategory) => subCategory.childCategories);

  return {
    list,
    /** The categories with the most products. */
    top: async (): Promise<Category[]> =>
      (await list()).toSorted((a, b) => b.productCount - a.productCount).slice(0, TOP_CATEGORIES),
    byId: async (id: string): Promise<Category> =>
      found((await list()).find((category) => category.id === id)),
    subCategory: async (id: string): Promise<SubCategory> =>
      found((await subCategories()).find((each) => each.id === id)),
    childCategory: async (id: string): Promise<ChildCategory> =>
      found((await childCategories()).find((each) => each.id === id)),
    /** The child categories of a sub-category, or all of a category. */
    children: async (id: string): Promise<ChildCategory[]> =>
      (await childCategories()).filter(
        (each) => each.subCategoryId === id || each.categoryId === id,
      ),
  };
};

export type CategoriesService = ReturnType<typeof categoriesService>;

/** Throws 422 on the level that does not exist or does not belong to its parent. */
export async function assertCategories(
  db: Db,
  { categoryId, subCategoryId, childCategoryId }: CategoryChoice,
): Promise<void> {
  const chain = [categoryId, subCategoryId, childCategoryId];
  const rows = await categoriesByIds(
    db,
    chain.flatMap((id) => id ?? []),
  );
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  if (parentOf.get(categoryId) !== null)
    throw invalid('categoryId', 'Choose a category from the list');
  if (subCategoryId !== undefined && parentOf.get(subCategoryId) !== categoryId)
    throw invalid('subCategoryId', 'Choose a sub-category of this category');
  if (
    childCategoryId !== undefined &&
    (subCategoryId === undefined || parentOf.get(childCategoryId) !== subCategoryId)
  )
    throw invalid('childCategoryId', 'Choose a child category of this sub-category');
}

function found<T>(category: T | undefined): T {
  if (category === undefined) throw notFound('This category');
  return category;
}

function buildTree(rows: readonly CategoryRow[], counts: ReadonlyMap<string, number>): Category[] {
  const below = groupBy(rows, ({ parentId }) => parentId);
  return (below.get(null) ?? []).map((category) => ({
    id: category.id,
    name: category.name,
    image: category.image ?? undefined,
    productCount: counts.get(category.id) ?? 0,
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
