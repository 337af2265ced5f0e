import type { Category } from '@market/domain/catalogue/category';
import type { CategoryOverview } from '@market/domain/catalogue/category-overview';
import type { ProductCard } from '@market/domain/catalogue/product';
import { pluralise } from '@market/domain/pluralise';
import { moneyText } from '@market/ui/money';

/** Undefined while the counts load, and when they fail to load. */
export type CategoryCounts = CategoryOverview | undefined;

/** The text `28 products from ₦38,500` for a category, and its best seller. */
export function categoryCounts(
  { id, productCount }: Category,
  counts: CategoryCounts,
): { summary: string; mostBought: ProductCard | undefined } {
  const found = counts?.categories.find((category) => category.id === id);
  const products = pluralise(found?.productCount ?? productCount, 'product');
  return {
    summary: found
      ? `${products} from ${moneyText(found.lowestPrice).replace(/\.00$/, '')}`
      : products,
    mostBought: found?.mostBought,
  };
}

/** `180 products in 12 categories, from 10 stores.` */
export const overviewText = ({ productCount, storeCount, categories }: CategoryOverview): string =>
  `${pluralise(productCount, 'product')} in ${pluralise(categories.length, 'category', 'categories')}, from ${pluralise(storeCount, 'store')}.`;

const MAX_SEARCHES = 4;

/** `560 W solar panels`: the key rating of the best seller of each of the first categories. */
export const oftenBoughtSearches = (
  categories: readonly Category[],
  counts: CategoryOverview,
): string[] =>
  categories
    .flatMap((category) => {
      const rating = categoryCounts(category, counts).mostBought?.keyRating;
      return rating === undefined ? [] : [`${rating} ${category.name.toLowerCase()}`];
    })
    .slice(0, MAX_SEARCHES);
