import type { Category } from './category';
import type { CategoryChoice } from './product-import';

const SIGN = ' > ';

interface Place extends CategoryChoice {
  readonly id: string;
  readonly name: string;
  /** `Inverters > Hybrid > Single-phase` */
  readonly path: string;
}

/** All categories of the tree, higher levels first, each with the product fields it sets. */
const places = (tree: readonly Category[]): Place[] => {
  const tops = tree.map(({ id, name }) => ({ id, name, path: name, categoryId: id }));
  const subs = tree.flatMap((top) =>
    top.subCategories.map(({ id, name }) => ({
      id,
      name,
      path: [top.name, name].join(SIGN),
      categoryId: top.id,
      subCategoryId: id,
    })),
  );
  const children = tree.flatMap((top) =>
    top.subCategories.flatMap((sub) =>
      sub.childCategories.map(({ id, name }) => ({
        id,
        name,
        path: [top.name, sub.name, name].join(SIGN),
        categoryId: top.id,
        subCategoryId: sub.id,
        childCategoryId: id,
      })),
    ),
  );
  return [...tops, ...subs, ...children];
};

/** Category paths by id. */
export const categoryPaths = (tree: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(places(tree).map(({ id, path }) => [id, path]));

/** Returns a function that finds a category by its full path or its name, ignoring case. */
export function categoryFinder(
  tree: readonly Category[],
): (text: string) => CategoryChoice | undefined {
  const all = places(tree);
  const byPath = new Map(all.map((place) => [place.path.toLowerCase(), place]));
  const byName = new Map(all.toReversed().map((place) => [place.name.toLowerCase(), place]));
  return (text) => {
    const found = byPath.get(text.toLowerCase()) ?? byName.get(text.toLowerCase());
    if (!found) return undefined;
    const { id: _id, name: _name, path: _path, ...choice } = found;
    return choice;
  };
}
