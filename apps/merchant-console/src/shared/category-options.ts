import type { Category } from '@market/domain/catalogue/category';
import type { CategoryChoice } from '@market/domain/catalogue/product-import';

interface CategoryOption {
  readonly value: string;
  /** The last name of its path. */
  readonly label: string;
  /** The names above it. */
  readonly description?: string;
}

/** Every category of every level, by its own id, in the order of the tree. */
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

/** The choices of the first level. Until they are there, what was chosen stands under words: its id says nothing to anybody. */
export function firstLevelOptions(
  { data, isPending }: { data: readonly Category[] | undefined; isPending: boolean },
  chosen: string | null | undefined,
): CategoryOption[] {
  if (data) return data.map(({ id, name }) => ({ value: id, label: name }));
  return chosen ? [{ value: chosen, label: isPending ? 'Loading…' : 'As it was' }] : [];
}

/** The branch that leads to a category of any level: what a product is saved with. */
export function branchOf(categories: readonly Category[], id: string): CategoryChoice | undefined {
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

/** The id of the lowest level that was chosen. */
export const lowestOf = ({ categoryId, subCategoryId, childCategoryId }: CategoryChoice): string =>
  childCategoryId ?? subCategoryId ?? categoryId;
