import type { Category } from '@market/domain/catalogue/category';
import type { CategoryChoice } from '@market/domain/catalogue/product-import';

interface CategoryOption {
  readonly value: string;
  readonly label: string;
  /** The names of the category's parents. */
  readonly description?: string;
}

/** All categories of all levels, in the order of the tree. */
export const categoryOptions = (categories: readonly Category[] = []): CategoryOption[] =>
  categories.flatMap(({ id, name, subCategories }) => [
    { value: id, label: name },
    ...subCategories.flatMap((sub) => [
      { value: sub.id, label: sub.name, description: name },
      ...sub.childCategories.map((child) => ({
        value: child.id,
        label: child.name,
        description: `${name}, ${sub.name}`,
      })),
    ]),
  ]);

/**
 * The first-level options. While they load, and if loading fails, the only option is a placeholder
 * for the chosen category.
 */
export function firstLevelOptions(
  { data, isPending }: { data: readonly Category[] | undefined; isPending: boolean },
  chosen: string | null | undefined,
): CategoryOption[] {
  if (data) return data.map(({ id, name }) => ({ value: id, label: name }));
  return chosen ? [{ value: chosen, label: isPending ? 'Loading…' : 'Current category' }] : [];
}

/** The path to a category of any level, as products store it. */
export function findCategoryPath(
  categories: readonly Category[],
  id: string,
): CategoryChoice | undefined {
  for (const category of categories) {
    if (category.id === id) return { categoryId: id };
    for (const sub of category.subCategories) {
      if (sub.id === id) return { categoryId: category.id, subCategoryId: id };
      if (sub.childCategories.some((child) => child.id === id))
        return { categoryId: category.id, subCategoryId: sub.id, childCategoryId: id };
    }
  }
  return undefined;
}

export const lowestCategoryId = ({
  categoryId,
  subCategoryId,
  childCategoryId,
}: CategoryChoice): string => childCategoryId ?? subCategoryId ?? categoryId;
