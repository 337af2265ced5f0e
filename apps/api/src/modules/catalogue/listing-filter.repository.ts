import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { parseAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import { parseOptionChoices, type OptionChoice } from '@market/domain/catalogue/option-choices';
import { stockTable } from '../stock/stock.reads';
import { listFigures, type ParsedSearch } from './search-text';
import type { Arrivals } from './arrivals';
import { parcelKindExpression } from './arrivals.repository';
import {
  attributeFilter,
  filteredAttributes,
  hasMatchingCodes,
} from './attribute-filter.repository';
import { productsTable as products } from './catalogue.tables';

const KOBO = 100;
const MAX_COMBINATIONS = 64;

/**
 * Whether a product is on the marketplace. A literal rather than a parameter, so that PostgreSQL
 * can use partial indexes.
 */
export const isListedExpression = sql`${products.listed}`;

/** Whether the variant `v` is in stock. */
export const variantInStock = sql`exists (select 1 from ${stockTable} s where s.variant_id = v.id and (s.sells_on or s.on_hand > s.reserved))`;

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

export const selectedStoreIds = sql`string_to_array(${placeholder('stores')}, ',')::uuid[]`;

/** The weights that separate the kinds of parcels, ascending. */
export const parcelLimits = sql`${placeholder('parcelLimits')}::float8[]`;

/**
 * One condition per filter, with placeholders, so that each combination of filters is prepared once.
 */
const filterConditions = {
  // Products of one store, on the marketplace or not. The caller checks that the store is live.
  store: sql`${products.storeId} = ${placeholder('store')} and ${products.approvalStatus} = 'approved'`,
  categoryId: sql`${products.categoryId} = ${placeholder('categoryId')}`,
  subCategoryId: sql`${products.subCategoryId} = ${placeholder('subCategoryId')}`,
  childCategoryId: sql`${products.childCategoryId} = ${placeholder('childCategoryId')}`,
  stores: sql`${products.storeId} = any (${selectedStoreIds})`,
  minPrice: sql`${products.sellingPrice} >= ${placeholder('minPrice')}`,
  maxPrice: sql`${products.sellingPrice} <= ${placeholder('maxPrice')}`,
  rating: sql`${products.ratingCount} > 0 and ${products.ratingSum} >= ${placeholder('rating')}::float8 * ${products.ratingCount}`,
  inStock: sql`${products.inStock}`,
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

const wantedCombinations = sql`jsonb_array_elements(${sql.placeholder('combinations')}::jsonb) as wanted(options)`;

/** Whether the options of a variant contain one of the wanted combinations. */
export const hasCombination = (options: SQLWrapper): SQL =>
  sql`exists (select 1 from ${wantedCombinations} where ${options} @> wanted.options)`;

/** One variant must have one of the wanted combinations and fulfil the condition on `v`. */
function optionFilter(ofVariant: SQL | undefined): [string, SQL][] {
  const isMatch = and(sql`v.retired_at is null`, ofVariant);
  const condition = sql`${products.id} in (select v.product_id from ${wantedCombinations} join product_variants v on v.options @> wanted.options where ${isMatch})`;
  return [['options', condition]];
}

function matchingPrice(
  { hasOptions, attributes }: { hasOptions: boolean; attributes: number },
  ofVariant: SQL | undefined,
): SQL {
  const lowest = sql`${products.sellingPrice}`;
  if (!hasOptions && attributes === 0) return lowest;
  const isMatch = and(
    sql`v.product_id = ${products.id} and v.retired_at is null`,
    ofVariant,
    hasOptions ? hasCombination(sql`v.options`) : undefined,
    attributes > 0
      ? sql`(v.attribute_codes is null or ${hasMatchingCodes(sql`v.attribute_codes`, attributes)})`
      : undefined,
  );
  return sql`coalesce((select min(v.selling_price) from product_variants v where ${isMatch}), ${lowest})`;
}

/** What a variant that matches options or attributes must also fulfil. */
const variantConditions = {
  inStock: variantInStock,
  minPrice: sql`v.selling_price >= ${placeholder('minPrice')}`,
  maxPrice: sql`v.selling_price <= ${placeholder('maxPrice')}`,
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
  /** The conditions by name, for callers that need to leave one out. */
  readonly parts: Readonly<Partial<Record<string, SQL>>>;
  /**
   * The price of the variant that a card shows when the list is sorted by price: the lowest one of
   * those that match the filters.
   */
  readonly price: SQL;
  readonly values: Readonly<Record<string, unknown>>;
  /** The criteria that can match one variant of a product and not another. */
  readonly variantCriteria: {
    /** The number of attribute filters. */
    readonly attributes: number;
    readonly hasOptions: boolean;
    /** The numbers in the search text with their units. */
    readonly figures: readonly string[];
    readonly onlyInStock: boolean;
    /** Kobo. */
    readonly minPrice: number;
    readonly maxPrice: number;
  };
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
  const hasOptions = combinations.length > 0;
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
    inStock: filters.inStock === 'true' || undefined,
    onSale: filters.onSale,
    arrival: arrival && true,
  };
  const attributes = filteredAttributes(parseAttributeChoices(filters.attributes ?? ''));
  const isWanted = ([name]: [string, SQL]) => values[name] !== undefined;
  const ofVariant = and(
    ...Object.entries(variantConditions)
      .filter(isWanted)
      .map(([, condition]) => condition),
  );
  const chosen = [
    ...Object.entries(filterConditions).filter(isWanted),
    ...(hasOptions ? optionFilter(ofVariant) : []),
    ...attributeFilter(attributes.length, ofVariant),
  ];
  const attempt = query && (query.asTyped === undefined ? 'first' : 'second');
  return {
    shape: [attempt, ...chosen.map(([name]) => name)].join('_'),
    withoutText: and(
      store === undefined ? isListedExpression : undefined,
      ...chosen.map(([, condition]) => condition),
    ),
    text: attempt && searchConditions[attempt],
    parts: Object.fromEntries(chosen),
    price: matchingPrice({ hasOptions, attributes: attributes.length }, ofVariant),
    variantCriteria: {
      attributes: attributes.length,
      hasOptions,
      figures: listFigures(query?.figures ?? ''),
      onlyInStock: filters.inStock === 'true',
      minPrice: Number(values['minPrice'] ?? 0),
      maxPrice: Number(values['maxPrice'] ?? Infinity),
    },
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
