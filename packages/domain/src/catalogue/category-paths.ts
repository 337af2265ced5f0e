import type { Category } from './category';
import type { CategoryChoice } from './product-import';

const SEPARATOR = ' > ';

interface CategoryWithPath extends CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** `Inverters > Hybrid > Single-phase` */
  readonly path: string;
}

/** All categories of the tree, higher levels first, each with the product fields it sets. */
const listCategories = (tree: readonly Category[]): CategoryWithPath[] => {
  const topCategories = tree.map(({ id, name }) => ({ id, name, path: name, categoryId: id }));
  const subCategories = tree.flatMap((top) =>
    top.subCategories.map(({ id, name }) => ({
      id,
      name,
      path: [top.name, name].join(SEPARATOR),
      categoryId: top.id,
      subCategoryId: id,
    })),
  );
  const children = tree.flatMap((top) =>
    top.subCategories.flatMap((sub) =>
      sub.childCategories.map(({ id, name }) => ({
        id,
        name,
        path: [top.name, sub.name, name].join(SEPARATOR),
        categoryId: top.id,
        subCategoryId: sub.id,
        childCategoryId: id,
      })),
    ),
  );
  return [...topCategories, ...subCategories, ...children];
};

export const categoryPaths = (tree: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(listCategories(tree).map(({ id, path }) => [id, path]));

/** Returns a function that finds a category by its full path or its name, ignoring case. */
export function categoryFinder(
  tree: readonly Category[],
): (text: string) => CategoryChoice | undefined {
  const all = listCategories(tree);
  const byPath = new Map(all.map((place) => [place.path.toLowerCase(), place]));
  const byName = new Map(all.toReversed().map((place) => [place.name.toLowerCase(), place]));
  return (text) => {
    const found = byPath.get(text.toLowerCase()) ?? byName.get(text.toLowerCase());
    if (!found) return undefined;
    const { id: _id, name: _name, path: _path, ...choice } = found;
    return choice;
  };
}
