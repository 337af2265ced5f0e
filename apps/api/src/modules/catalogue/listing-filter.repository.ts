import { and, sql, type SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { parseAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import { parseOptionChoices, type OptionChoice } from '@market/domain/catalogue/option-choices';
import { listFigures, type ParsedSearch } from './search-text';
import type { Arrivals } from './arrivals';
import { parcelKindExpression } from './arrivals.repository';
import { filteredAttributes } from './attribute-filter.repository';
import { productsTable as products } from './catalogue.tables';
import {
  hasMatchingVariant,
  matchingPrice,
  type VariantCriteria,
} from './variant-filter.repository';

const KOBO = 100;
const MAX_COMBINATIONS = 64;

/**
 * Whether a product is on the marketplace. A literal rather than a parameter, so that PostgreSQL
 * can use partial indexes.
 */
export const isListedExpression = sql`${products.listed}`;

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

export const selectedStoreIds = sql`string_to_array(${placeholder('stores')}, ',')::uuid[]`;

/** The weights that separate the kinds of parcels, ascending. */
export const parcelLimits = sql`${placeholder('parcelLimits')}::float8[]`;

/**
 * One condition per filter on products themselves, with placeholders, so that each combination of
 * filters is prepared once.
 */
const filterConditions = {
  // Products of one store, on the marketplace or not. The caller checks that the store is live.
  store: sql`${products.storeId} = ${placeholder('store')} and ${products.approvalStatus} = 'approved'`,
  categoryId: sql`${products.categoryId} = ${placeholder('categoryId')}`,
  subCategoryId: sql`${products.subCategoryId} = ${placeholder('subCategoryId')}`,
  childCategoryId: sql`${products.childCategoryId} = ${placeholder('childCategoryId')}`,
  stores: sql`${products.storeId} = any (${selectedStoreIds})`,
  rating: sql`${products.ratingCount} > 0 and ${products.ratingSum} >= ${placeholder('rating')}::float8 * ${products.ratingCount}`,
  onSale: sql`${products.sellingPrice} < ${products.price}`,
  // The first condition uses the index on the store, and the second one selects the exact products.
  arrival: sql`${products.storeId} = any (${placeholder('arrivalStores')}::uuid[]) and ${products.storeId} || ':' || ${parcelKindExpression(parcelLimits)} = any (${placeholder('arrivalParcels')}::text[])`,
} as const;

const matchesQuery = (column: SQL, query: keyof ParsedSearch): SQL =>
  sql`${column} @@ ${placeholder(query)}::tsquery`;
const hasMatch = (column: string, query: keyof ParsedSearch): SQL =>
  sql`exists (select 1 from products other where other.listed and ${matchesQuery(sql`other.${sql.identifier(column)}`, query)})`;

const [inNames, inAll] = [sql`${products.search}`, sql`${products.searchAll}`];

/**
 * Searches names first. If that finds nothing, searches descriptions, then corrected words, then
 * any of the words.
 */
const searchConditions = {
  first: matchesQuery(inNames, 'words'),
  second: sql`(${matchesQuery(inAll, 'asTyped')} or not ${hasMatch('search_all', 'asTyped')} and (${matchesQuery(inNames, 'words')} or ${matchesQuery(inNames, 'any')} and not ${hasMatch('search', 'words')}))`,
} as const;

/**
 * The conditions for a list. Two lists with the same kinds of filters have the same conditions, and
 * differ only in the placeholder values.
 */
export interface ListingFilter {
  readonly shape: string;
  /** All conditions except the search text. */
  readonly withoutText: SQL | undefined;
  readonly text: SQL | undefined;
  /** The conditions on products by name, for callers that need to leave one out. */
  readonly parts: Readonly<Partial<Record<keyof typeof filterConditions, SQL>>>;
  /** What one variant of a product must fulfil. */
  readonly criteria: VariantCriteria;
  /**
   * The price of the variant that a card shows when the list is sorted by price: the lowest one of
   * those that match the filters.
   */
  readonly price: SQL;
  readonly values: Readonly<Record<string, unknown>>;
  /** The numbers in the search text with their units. */
  readonly figures: readonly string[];
}

export interface ListingScope {
  /**
   * Lists only the products of this store's own page. Without it, lists those of the marketplace.
   */
  readonly store?: string | undefined;
  readonly arrivals?: Arrivals | undefined;
}

const arrayText = (items: readonly (string | number)[]): string => `{${items.join()}}`;

export function listingFilter(
  filters: Partial<Omit<CatalogueFilters, 'search'>>,
  query?: ParsedSearch,
  { store, arrivals }: ListingScope = {},
): ListingFilter {
  const { categoryId, subCategoryId, childCategoryId, minPrice, maxPrice, rating } = filters;
  const combinations = listCombinations(parseOptionChoices(filters.options ?? ''));
  const arrival = filters.arrivesBy === undefined ? undefined : arrivals?.by(filters.arrivesBy);
  const values: Record<string, unknown> = {
    store,
    // The lowest level implies the others, and its index is the smallest.
    ...(childCategoryId
      ? { childCategoryId }
      : subCategoryId
        ? { subCategoryId }
        : { categoryId: categoryId || undefined }),
    stores: filters.storeId ? validIds(filters.storeId) : undefined,
    minPrice: minPrice === undefined ? undefined : Math.round(minPrice * KOBO),
    maxPrice: maxPrice === undefined ? undefined : Math.round(maxPrice * KOBO),
    rating: rating || undefined,
    onSale: filters.onSale,
    arrival: arrival && true,
  };
  const attributes = filteredAttributes(parseAttributeChoices(filters.attributes ?? ''));
  const criteria: VariantCriteria = {
    options: combinations.length > 0,
    attributes: attributes.length,
    minPrice: minPrice !== undefined,
    maxPrice: maxPrice !== undefined,
    inStock: filters.inStock === 'true',
  };
  const chosen = Object.entries(filterConditions).filter(([name]) => values[name] !== undefined);
  const attempt = query && (query.asTyped === undefined ? 'first' : 'second');
  return {
    shape: [attempt, ...chosen.map(([name]) => name), ...Object.values(criteria).map(Number)].join(
      '_',
    ),
    withoutText: and(
      store === undefined ? isListedExpression : undefined,
      ...chosen.map(([, condition]) => condition),
      hasMatchingVariant(criteria),
    ),
    text: attempt && searchConditions[attempt],
    parts: Object.fromEntries(chosen),
    criteria,
    price: matchingPrice(criteria),
    figures: listFigures(query?.figures ?? ''),
    values: {
      ...values,
      ...query,
      combinations: JSON.stringify(combinations),
      attributes: JSON.stringify(attributes),
      parcelLimits: arrayText(arrivals?.limits ?? []),
      arrivalStores: arrayText(arrival?.stores ?? []),
      arrivalParcels: arrayText(arrival?.parcels ?? []),
    },
  };
}

/** Removes invalid ids from a comma-separated list, so that a damaged link causes no error. */
const validIds = (list: string): string => list.split(',').filter(isUuid).join();

/** One record for each combination of one option per property, up to `MAX_COMBINATIONS`. */
function listCombinations(choices: readonly OptionChoice[]): Record<string, string>[] {
  if (choices.length === 0) return [];
  return choices.reduce<Record<string, string>[]>(
    (made, { property, options }) =>
      made
        .flatMap((chosen) => options.map((option) => ({ ...chosen, [property]: option })))
        .slice(0, MAX_COMBINATIONS),
    [{}],
  );
}
