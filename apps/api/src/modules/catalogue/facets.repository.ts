import { and, sql, type SQL } from 'drizzle-orm';
import { parseAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import {
  ratingSteps,
  type CatalogueFacets,
  type CatalogueFilters,
} from '@market/domain/catalogue/facets';
import { parseOptionChoices } from '@market/domain/catalogue/option-choices';
import { priceSteps } from '@market/domain/catalogue/price-steps';
import type { Db } from '../../db/db';
import { storesTable } from '../stores/stores.reads';
import {
  selectedStoreIds,
  isListedExpression,
  parcelLimits,
  type ListingFilter,
} from './listing-filter.repository';
import { arrivalDays, type Arrivals } from './arrivals';
import { parcelKindExpression } from './arrivals.repository';
import { facetAttributes } from './attribute-facets.repository';
import { matchingCodes, filteredAttributes } from './attribute-filter.repository';
import { countAttributes } from './count-attributes';
import { optionFacets, type CountedOption } from './option-facets';
import { mostSoldFirst } from './product-cards.repository';
import { productsTable as products } from './catalogue.tables';
import { facetColumn, variantFacets } from './variant-facets.repository';
import { isVaried } from './variant-filter.repository';

/**
 * Facets are counted among at most this many products, the best-selling ones, so that the work does
 * not grow with the catalogue.
 */
const MAX_CANDIDATES = 10_000;
const MAX_STORES = 30;
const MAX_ARRIVALS = 3;

const priceStepsKobo = sql`${`{${priceSteps.map((naira) => naira * 100).join()}}`}::bigint[]`;

type CountedRow = Omit<CatalogueFacets, 'options' | 'attributes' | 'arrivals' | 'isPartial'> & {
  readonly parcels: Parameters<typeof arrivalDays>[1];
  readonly options: readonly CountedOption[];
  readonly candidates: number;
};

interface CountedFacets {
  readonly facets: CatalogueFacets;
  /** The number of products among which the facets were counted. */
  readonly candidates: number;
}

/**
 * The column of the category level that facets offer, and the condition for the products below that
 * level's parent.
 */
function categoryLevel({ categoryId, subCategoryId, childCategoryId }: Partial<CatalogueFilters>): {
  column: SQL;
  within: SQL | undefined;
} {
  if (childCategoryId)
    return {
      column: sql`${products.childCategoryId}`,
      within: sql`${products.subCategoryId} = (select parent_id from categories where id = ${childCategoryId})`,
    };
  if (subCategoryId)
    return {
      column: sql`${products.childCategoryId}`,
      within: sql`${products.subCategoryId} = ${subCategoryId}`,
    };
  if (categoryId)
    return {
      column: sql`${products.subCategoryId}`,
      within: sql`${products.categoryId} = ${categoryId}`,
    };
  return { column: sql`${products.categoryId}`, within: undefined };
}

/** `filter` must be built from the same `filters`. */
export async function countFacets(
  db: Db,
  filters: Partial<CatalogueFilters>,
  filter: ListingFilter,
  arrivals?: Arrivals,
): Promise<CountedFacets> {
  const { parts, criteria, text, values } = filter;
  const variants = variantFacets(criteria);
  const { allExcept } = variants;
  const { column, within } = categoryLevel(filters);
  const wanted = filteredAttributes(parseAttributeChoices(filters.attributes ?? ''));
  const asked = facetAttributes(
    filters,
    wanted.map(({ id }, index) => ({ id, codes: matchingCodes(index) })),
  );
  const candidates = db
    .select({
      id: products.id,
      storeId: products.storeId,
      category: sql`${column}`.as('category'),
      price: sql`${products.sellingPrice}`.as('price'),
      mean: sql`${products.ratingSum}::float8 / nullif(${products.ratingCount}, 0)`.as('mean'),
      isVaried: isVaried.as('is_varied'),
      onSale: sql`${products.sellingPrice} < ${products.price}`.as('on_sale'),
      profiles: products.attributeProfiles,
      parcel: arrivals ? parcelKindExpression(parcelLimits).as('parcel') : sql`null`.as('parcel'),
      ofArrival: facetColumn(parts['arrival'], 'of_arrival'),
      ofCategory: facetColumn(parts['childCategoryId'], 'of_category'),
      ofRating: facetColumn(parts['rating'], 'of_rating'),
      ofStore: facetColumn(parts['stores'], 'of_store'),
      ofSale: facetColumn(parts['onSale'], 'of_sale'),
      ...variants.columns,
    })
    .from(products)
    .where(and(isListedExpression, within, text))
    .orderBy(...mostSoldFirst)
    .limit(MAX_CANDIDATES);

  const chosen = parseOptionChoices(filters.options ?? '');
  const offeredStores = parts['stores']
    ? sql`select id from ${storesTable} where id = any (${selectedStoreIds}) and exists (select 1 from products where store_id = stores.id and listed)`
    : sql`select id from ${storesTable} where false`;
  const choices = JSON.stringify(
    Object.fromEntries(chosen.map(({ property, options }) => [property, options])),
  );
  const fits = sql`not exists (select 1 from jsonb_each(${choices}::jsonb) as choice where choice.key <> chosen.key and not coalesce(choice.value ? (v.options ->> choice.key), false))`;

  const [row] = await db
    .with(db.$with('c').as(candidates))
    .select({
      asked: asked ?? sql<null>`null`,
      profiles: asked
        ? sql<
            string | null
          >`(select string_agg(coalesce(${variants.profiles}, ''), chr(10)) from c where ${allExcept('attributes')})`
        : sql<null>`null`,
      counted: sql<CountedRow>`(select jsonb_build_object(
        'count', (select count(*) from c where ${allExcept()}),
        'candidates', (select count(*) from c),
        'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', g.category, 'name', categories.name, 'count', g.n) order by g.n desc, categories.name), '[]')
          from (select category, count(*) n from c where category is not null and ${allExcept('of_category')} group by 1) g join categories on categories.id = g.category),
        'price', (select case when sum(n) > 0 then jsonb_build_object('min', min(least), 'max', max(most), 'spread', jsonb_agg(jsonb_build_object('from', (${priceStepsKobo})[step], 'count', n) order by step)) end
          from (select greatest(1, width_bucket(price::bigint, ${priceStepsKobo})) step, count(distinct id) n, min(price) as least, max(price) as most from (${variants.prices}) p group by 1) g),
        'ratings', (select jsonb_agg(jsonb_build_object('rating', step, 'count', (select count(*) from c where mean >= step and ${allExcept('of_rating')}))) from unnest(array[${sql.join([...ratingSteps], sql`, `)}]::int[]) step),
        'stores', (with g as (select store_id, count(*) n from c where ${allExcept('of_store')} group by 1)
          select coalesce(jsonb_agg(jsonb_build_object('id', stores.id, 'storeName', stores.store_name, 'count', coalesce(g.n, 0)) order by coalesce(g.n, 0) desc, stores.store_name), '[]')
          from ((select store_id from g order by n desc limit ${MAX_STORES}) union ${offeredStores}) offered join ${storesTable} on stores.id = offered.store_id left join g on g.store_id = stores.id),
        'parcels', (select coalesce(jsonb_agg(jsonb_build_object('store', g.store_id, 'parcel', g.parcel, 'count', g.n)), '[]')
          from (select store_id, parcel, count(*) n from c where parcel is not null and ${allExcept('of_arrival')} group by 1, 2) g),
        'inStock', (select count(*) from c where ${allExcept('stock')}),
        'onSale', (select count(*) from c where on_sale and ${allExcept('of_sale')}),
        'options', (select coalesce(jsonb_agg(jsonb_build_object('property', g.key, 'option', g.value, 'count', g.n)), '[]')
          from (select chosen.key, chosen.value, count(distinct c.id) n from c join product_variants v on v.product_id = c.id, jsonb_each_text(v.options) as chosen where ${variants.match('options')} and ${fits} group by 1, 2) g)
      ))`,
    })
    .from(sql`(select 1) as one`)
    .prepare('')
    .execute(values);
  if (!row) throw new Error('Counting facets returned no row');
  const { candidates: counted, options, parcels, ...rest } = row.counted;
  const attributes = row.asked
    ? countAttributes({ ...row.asked, profiles: row.profiles ?? '' })
    : [];
  return {
    candidates: counted,
    facets: {
      ...rest,
      attributes,
      arrivals: arrivals ? arrivalDays(arrivals, parcels, MAX_ARRIVALS) : [],
      options: optionFacets(options, chosen),
      isPartial: counted === MAX_CANDIDATES,
    },
  };
}
