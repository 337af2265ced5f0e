import { sql, type SQL } from 'drizzle-orm';
import {
  hasMatchingVariant,
  haveSameAttributes,
  variantMatches,
  type VariantCriteria,
} from './variant-filter.repository';

const productFacets = ['of_arrival', 'of_category', 'of_rating', 'of_store', 'of_sale'] as const;

/** The facets whose values can differ between the variants of a product. */
type VariantFacet = 'options' | 'attributes' | 'price' | 'stock';

type Facet = (typeof productFacets)[number] | VariantFacet;

const isProductFacet = (facet: Facet): facet is (typeof productFacets)[number] =>
  productFacets.some((each) => each === facet);

export const facetColumn = (condition: SQL | undefined, name: string) =>
  sql`(${condition ?? sql`true`})`.as(name);

/**
 * What the facets in the statement of `countFacets` need to know about variants, where `c` are the
 * candidates: a choice counts the products of which one variant has it and fulfils all criteria of
 * the other facets.
 */
export function variantFacets(criteria: VariantCriteria) {
  const { options, attributes, minPrice, maxPrice, inStock } = criteria;
  const changed: Readonly<Record<VariantFacet, VariantCriteria>> = {
    options: { ...criteria, options: false },
    attributes: { ...criteria, attributes: 0 },
    price: { ...criteria, minPrice: false, maxPrice: false },
    // Its only choice is to see what is in stock.
    stock: { ...criteria, inStock: true },
  };
  const isChanged: Readonly<Record<VariantFacet, boolean>> = {
    options,
    attributes: attributes > 0,
    price: minPrice || maxPrice,
    stock: !inStock,
  };
  const columnFor = (facet: VariantFacet) =>
    facetColumn(
      isChanged[facet] ? hasMatchingVariant(changed[facet]) : undefined,
      `of_other_${facet}`,
    );

  /** Every filter except the facet's own, so that a choice can be widened. */
  const allExcept = (facet?: Facet): SQL => {
    const isOfVariant = facet !== undefined && !isProductFacet(facet);
    const columns = [
      ...productFacets.filter((each) => each !== facet),
      isOfVariant && isChanged[facet] ? `of_other_${facet}` : 'of_variant',
    ];
    return sql.join(
      columns.map((name) => sql.identifier(name)),
      sql` and `,
    );
  };

  /** Whether the variant `v` of the candidate fulfils all criteria except the facet's own. */
  const ofOthers = (facet: VariantFacet): SQL =>
    sql`v.retired_at is null and ${variantMatches(changed[facet], sql`c.attribute_profiles`) ?? sql`true`}`;

  const match = (facet: VariantFacet): SQL =>
    sql`c.is_varied and ${allExcept(facet)} and ${ofOthers(facet)}`;

  const hasOthers = options || minPrice || maxPrice || inStock;
  const profiles = sql`c.attribute_profiles`;
  return {
    allExcept,
    match,
    columns: {
      ofVariant: facetColumn(hasMatchingVariant(criteria), 'of_variant'),
      ofOtherOptions: columnFor('options'),
      ofOtherAttributes: columnFor('attributes'),
      ofOtherPrices: columnFor('price'),
      ofOtherStock: columnFor('stock'),
    },
    /** The product and the price of each variant. */
    prices: sql`select id, price from c where not is_varied and ${allExcept('price')}
      union all select c.id, v.selling_price from c join product_variants v on v.product_id = c.id where ${match('price')}`,
    /** In the format of the column, of the variants that fulfil the other criteria. */
    profiles: hasOthers
      ? sql`case when ${haveSameAttributes(profiles)} then ${profiles} else (select string_agg(array_to_string(v.attribute_codes, ','), ';') from product_variants v where v.product_id = c.id and ${ofOthers('attributes')}) end`
      : profiles,
  };
}
