import { and, sql, type SQL } from 'drizzle-orm';
import type { CatalogueFilters } from '@market/domain/catalogue/finding';
import { parseOptionChoices, type OptionChoice } from '@market/domain/catalogue/option-choices';
import { productsTable as products } from '../../db/schema';
import type { SearchQuery } from './search-text';

const KOBO = 100;
const MAX_COMBINATIONS = 64;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stands on the marketplace. Written out, not as a parameter: partial indexes are chosen by it. */
export const listed = sql`${products.listed}`;

/** Of the variant `v`. */
export const variantInStock = sql`exists (select 1 from stock s where s.variant_id = v.id and (s.sells_on or s.on_hand > s.reserved))`;

const given = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** The ids of the stores that a listing is narrowed to. */
export const chosenStores = sql`string_to_array(${given('stores')}, ',')::uuid[]`;

/**
 * One condition for each way to narrow a listing, over placeholders: the statement of a shape is made once. Products with
 * options must have one of the wanted combinations in one variant, and where only what is in stock is wanted, have that one.
 */
const conditions = {
  // What one store sells, on the marketplace or not. The caller sees to it that the store is live.
  store: sql`${products.storeId} = ${given('store')} and ${products.approvalStatus} = 'approved'`,
  categoryId: sql`${products.categoryId} = ${given('categoryId')}`,
  subCategoryId: sql`${products.subCategoryId} = ${given('subCategoryId')}`,
  childCategoryId: sql`${products.childCategoryId} = ${given('childCategoryId')}`,
  stores: sql`${products.storeId} = any (${chosenStores})`,
  minPrice: sql`${products.sellingPrice} >= ${given('minPrice')}`,
  maxPrice: sql`${products.sellingPrice} <= ${given('maxPrice')}`,
  rating: sql`${products.ratingCount} > 0 and ${products.ratingSum} >= ${given('rating')}::float8 * ${products.ratingCount}`,
  options: hasVariant(sql``),
  optionsInStock: hasVariant(sql` and ${variantInStock}`),
  inStock: sql`${products.inStock}`,
  onSale: sql`${products.sellingPrice} < ${products.price}`,
} as const;

const matches = (column: SQL, query: keyof SearchQuery): SQL =>
  sql`${column} @@ ${given(query)}::tsquery`;
const someMatch = (column: string, query: keyof SearchQuery): SQL =>
  sql`exists (select 1 from products other where other.listed and ${matches(sql`other.${sql.identifier(column)}`, query)})`;

const [inNames, inAll] = [sql`${products.search}`, sql`${products.searchAll}`];

/** First what stands in names. Then, whichever finds something: what stands in descriptions, the words put right, any of them. */
const texts = {
  first: matches(inNames, 'words'),
  second: sql`(${matches(inAll, 'asTyped')} or not ${someMatch('search_all', 'asTyped')} and (${matches(inNames, 'words')} or ${matches(inNames, 'any')} and not ${someMatch('search', 'words')}))`,
} as const;

function hasVariant(condition: SQL): SQL {
  const wanted = sql`jsonb_array_elements(${sql.placeholder('combinations')}::jsonb) as wanted(options)`;
  return sql`${products.id} in (select v.product_id from ${wanted} join product_variants v on v.options @> wanted.options where v.retired_at is null${condition})`;
}

/** What a listing is narrowed by. Filters of one shape have the same conditions and differ in the values of their placeholders. */
export interface ListingFilter {
  readonly shape: string;
  /** Everything but the text. */
  readonly narrowed: SQL | undefined;
  /** What finds the text that is looked for, if any. */
  readonly text: SQL | undefined;
  /** The chosen conditions by name, for who needs one without the others. */
  readonly parts: Readonly<Partial<Record<string, SQL>>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The store whose own page is listed; the marketplace without one. */
export function listingFilter(
  filters: Partial<Omit<CatalogueFilters, 'search'>>,
  query?: SearchQuery,
  store?: string,
): ListingFilter {
  const { categoryId, subCategoryId, childCategoryId, minPrice, maxPrice, rating } = filters;
  const combinations = combinationsOf(parseOptionChoices(filters.options ?? ''));
  const hasOptions = combinations.length > 0;
  const inStock = filters.inStock === 'true';
  const values: Record<string, unknown> = {
    store,
    // The lowest level says it all, and its index is the shortest.
    ...(childCategoryId
      ? { childCategoryId }
      : subCategoryId
        ? { subCategoryId }
        : { categoryId: categoryId || undefined }),
    stores: filters.storeId ? usableIds(filters.storeId) : undefined,
    minPrice: minPrice === undefined ? undefined : Math.round(minPrice * KOBO),
    maxPrice: maxPrice === undefined ? undefined : Math.round(maxPrice * KOBO),
    rating: rating || undefined,
    ...(hasOptions && { [inStock ? 'optionsInStock' : 'options']: true }),
    inStock: inStock || undefined,
    onSale: filters.onSale,
  };
  const chosen = Object.entries(conditions).filter(([name]) => values[name] !== undefined);
  const attempt = query && (query.asTyped === undefined ? 'first' : 'second');
  return {
    shape: [attempt, ...chosen.map(([name]) => name)].join('_'),
    narrowed: and(
      store === undefined ? listed : undefined,
      ...chosen.map(([, condition]) => condition),
    ),
    text: attempt && texts[attempt],
    parts: Object.fromEntries(chosen),
    values: { ...values, ...query, combinations: JSON.stringify(combinations) },
  };
}

/** Ids parted by commas, without what is none: a damaged link finds nothing there. */
const usableIds = (list: string): string =>
  list
    .split(',')
    .filter((id) => uuid.test(id))
    .join();

/** One record for each way to choose one option of every property. Throws nothing: what is too much to look for is cut. */
function combinationsOf(choices: readonly OptionChoice[]): Record<string, string>[] {
  if (choices.length === 0) return [];
  return choices.reduce<Record<string, string>[]>(
    (made, { property, options }) =>
      made
        .flatMap((chosen) => options.map((option) => ({ ...chosen, [property]: option })))
        .slice(0, MAX_COMBINATIONS),
    [{}],
  );
}
