import type { Category } from '@market/domain/catalogue/category';

/** A place in the category tree. The lowest id that is set is that of the place itself. */
export interface CategoryPlace {
  categoryId: string;
  subCategoryId?: string | undefined;
  childCategoryId?: string | undefined;
}

export interface NamedPlace {
  name: string;
  place: CategoryPlace;
}

export interface CategoryView extends NamedPlace {
  /** The categories from the first level down to the parent of this place. */
  above: NamedPlace[];
  /**
   * The categories that the page links to: this place's children, or its siblings if it has none.
   */
  shelf: { whole: NamedPlace; parts: NamedPlace[] };
}

/** Looks up a place in the tree. Undefined when there is none with these ids. */
export function categoryView(
  tree: readonly Category[],
  { categoryId, subCategoryId, childCategoryId }: CategoryPlace,
): CategoryView | undefined {
  const category = tree.find(({ id }) => id === categoryId);
  const sub = category?.subCategories.find(({ id }) => id === subCategoryId);
  const child = sub?.childCategories.find(({ id }) => id === childCategoryId);
  if (
    !category ||
    (subCategoryId !== undefined && !sub) ||
    (childCategoryId !== undefined && !child)
  )
    return undefined;

  const top = { name: category.name, place: { categoryId } };
  const inCategory = {
    whole: top,
    parts: category.subCategories.map(({ id, name }) => ({
      name,
      place: { categoryId, subCategoryId: id },
    })),
  };
  if (!sub) return { ...top, above: [], shelf: inCategory };

  const middle = { name: sub.name, place: { categoryId, subCategoryId: sub.id } };
  const parts = sub.childCategories.map(({ id, name }) => ({
    name,
    place: { ...middle.place, childCategoryId: id },
  }));
  const shelf = parts.length > 0 ? { whole: middle, parts } : inCategory;
  if (!child) return { ...middle, above: [top], shelf };
  return {
    name: child.name,
    place: { ...middle.place, childCategoryId: child.id },
    above: [top, middle],
    shelf,
  };
}

export const isSamePlace = (a: CategoryPlace, b: CategoryPlace): boolean =>
  a.categoryId === b.categoryId &&
  a.subCategoryId === b.subCategoryId &&
  a.childCategoryId === b.childCategoryId;

/** The child category with this id or, on the lowest level, the sibling with this id. */
export function placeBelow(place: CategoryPlace | undefined, id: string): CategoryPlace {
  if (!place) return { categoryId: id };
  if (place.subCategoryId === undefined) return { categoryId: place.categoryId, subCategoryId: id };
  return { categoryId: place.categoryId, subCategoryId: place.subCategoryId, childCategoryId: id };
}

/**
 * A category's name within a sentence: "Solar panels" becomes "solar panels", but "EV chargers"
 * stays unchanged.
 */
export const lowercaseFirst = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
