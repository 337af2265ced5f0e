import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { stockTable } from '../stock/stock.reads';
import { hasMatchingCodes } from './attribute-filter.repository';
import { productsTable as products } from './catalogue.tables';

/** What a filter asks of a product that can differ between its variants. */
export interface VariantCriteria {
  readonly options: boolean;
  /** The number of attribute filters. */
  readonly attributes: number;
  readonly minPrice: boolean;
  readonly maxPrice: boolean;
  readonly inStock: boolean;
}

const placeholder = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** Whether the variant `v` is in stock. */
const variantInStock = sql`exists (select 1 from ${stockTable} s where s.variant_id = v.id and (s.sells_on or s.on_hand > s.reserved))`;

const wantedCombinations = sql`jsonb_array_elements(${placeholder('combinations')}::jsonb) as wanted(options)`;

/** Whether the options of a variant contain one of the wanted combinations. */
export const hasCombination = (options: SQLWrapper): SQL =>
  sql`exists (select 1 from ${wantedCombinations} where ${options} @> wanted.options)`;

/** Whether the product has more than one variant. */
export const isVaried = sql`(${products.variantProperties} <> '[]'::jsonb)`;

/** Whether all variants of the product with these profiles have the same attributes. */
export const haveSameAttributes = (profiles: SQLWrapper): SQL => sql`strpos(${profiles}, ';') = 0`;

/**
 * The criteria on the variant `v` of a product with these profiles. Attributes that all its variants
 * share are a matter of the product.
 */
export const variantMatches = (
  criteria: VariantCriteria,
  profiles: SQLWrapper = products.attributeProfiles,
): SQL | undefined =>
  and(
    criteria.options ? hasCombination(sql`v.options`) : undefined,
    criteria.attributes > 0
      ? sql`(${haveSameAttributes(profiles)} or ${hasMatchingCodes(sql`v.attribute_codes`, criteria.attributes)})`
      : undefined,
    criteria.minPrice ? sql`v.selling_price >= ${placeholder('minPrice')}` : undefined,
    criteria.maxPrice ? sql`v.selling_price <= ${placeholder('maxPrice')}` : undefined,
    criteria.inStock ? variantInStock : undefined,
  );

const ofProduct = (criteria: VariantCriteria): SQL =>
  sql`${and(sql`v.product_id = ${products.id} and v.retired_at is null`, variantMatches(criteria))}`;

/** The criteria on the product itself: without its variants, they find too many products. */
const productMatches = ({ attributes, maxPrice, inStock }: VariantCriteria): SQL | undefined =>
  and(
    attributes > 0 ? hasMatchingCodes(sql`${products.attributeCodes}`, attributes) : undefined,
    maxPrice ? sql`${products.sellingPrice} <= ${placeholder('maxPrice')}` : undefined,
    inStock ? sql`${products.inStock}` : undefined,
  );

/**
 * Whether one variant of the product fulfils all criteria. Undefined without criteria. The offset
 * keeps PostgreSQL from hashing the variants of all products.
 */
export function hasMatchingVariant(criteria: VariantCriteria): SQL | undefined {
  const { options, attributes, minPrice, maxPrice, inStock } = criteria;
  const ofOne = productMatches(criteria);
  if (options) {
    const others = and(sql`v.retired_at is null`, variantMatches({ ...criteria, options: false }));
    return and(
      sql`${products.id} in (select v.product_id from ${wantedCombinations} join product_variants v on v.options @> wanted.options where ${others})`,
      ofOne,
    );
  }
  const exists = sql`exists (select 1 from product_variants v where ${ofProduct(criteria)} offset 0)`;
  const isInRange = sql`${products.sellingPrice} >= ${placeholder('minPrice')}`;
  const chosen = [attributes > 0, minPrice || maxPrice, inStock].filter(Boolean).length;
  // The cheapest variant fulfils a maximum, and `in_stock` says that any variant is in stock.
  if (chosen === 0 || (chosen === 1 && attributes === 0 && !minPrice)) return ofOne;
  if (chosen === 1 && attributes > 0)
    return and(ofOne, sql`(${haveSameAttributes(products.attributeProfiles)} or ${exists})`);
  return and(
    ofOne,
    chosen === 1 && !maxPrice
      ? sql`(${isInRange} or ${isVaried} and ${exists})`
      : sql`case when ${isVaried} then ${exists} else ${minPrice ? isInRange : sql`true`} end`,
  );
}

/** Whether the card of a product may show another variant than the cheapest one. */
export const concernsVariants = ({
  options,
  attributes,
  minPrice,
  maxPrice,
  inStock,
}: VariantCriteria): boolean => options || attributes > 0 || minPrice || (maxPrice && inStock);

/** The lowest price of the variants that fulfil the criteria. */
export function matchingPrice(criteria: VariantCriteria): SQL {
  const lowest = sql`${products.sellingPrice}`;
  return concernsVariants(criteria)
    ? sql`case when ${isVaried} then coalesce((select min(v.selling_price) from product_variants v where ${ofProduct(criteria)}), ${lowest}) else ${lowest} end`
    : lowest;
}
