import type { SuggestedCategory, Suggestions } from '@market/domain/catalogue/facets';
import type { Category } from '@market/domain/catalogue/category';
import type { Db } from '../../db/db';
import type { ProductFinder } from './find-products';
import { plainText, toStem, splitWords } from './search-text';
import { correctSearch } from './search';
import { listStoresByName } from './store-directory.repository';

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 4;
const MAX_STORES = 3;

interface Deps {
  readonly db: Db;
  readonly find: ProductFinder;
  readonly categories: { list(): Promise<Category[]> };
}

export async function suggest({ db, find, categories }: Deps, typed: string): Promise<Suggestions> {
  const offer = async (text: string): Promise<Omit<Suggestions, 'didYouMean'>> => {
    const words = splitWords(text);
    if (words.length === 0) return { products: [], categories: [], stores: [] };
    const [cards, tree, shops] = await Promise.all([
      find.suggest(text, MAX_PRODUCTS),
      categories.list(),
      listStoresByName(db, text, MAX_STORES),
    ]);
    const products = cards.map(
      ({ id, name, keyRating, hostedImages: [hostedImage], sellingPrice }) => ({
        id,
        name,
        keyRating,
        hostedImage,
        sellingPrice,
      }),
    );
    return { products, categories: findCategories(tree, words), stores: shops };
  };

  const suggested = await offer(typed);
  if (suggested.products.length > 0) return suggested;
  const second = await correctSearch(db, typed, { orAny: false });
  if (!second?.didYouMean) return suggested;
  const better = await offer(second.didYouMean);
  return better.products.length > 0 ? { ...better, didYouMean: second.didYouMean } : suggested;
}

function findCategories(tree: readonly Category[], words: readonly string[]): SuggestedCategory[] {
  const isNamed = ({ name }: { name: string }): boolean => {
    const nameWords = plainText(name).split(' ');
    return words.every((word) => nameWords.some((each) => each.startsWith(toStem(word))));
  };
  const tops = tree.map(({ id, name }) => ({ name, categoryId: id }));
  const subs = tree.flatMap((top) =>
    top.subCategories.map(({ id, name }) => ({
      name,
      within: top.name,
      categoryId: top.id,
      subCategoryId: id,
    })),
  );
  const children = tree.flatMap((top) =>
    top.subCategories.flatMap((sub) =>
      sub.childCategories.map(({ id, name }) => ({
        name,
        within: `${top.name}, ${sub.name}`,
        categoryId: top.id,
        subCategoryId: sub.id,
        childCategoryId: id,
      })),
    ),
  );
  return [...tops, ...subs, ...children].filter(isNamed).slice(0, MAX_CATEGORIES);
}
