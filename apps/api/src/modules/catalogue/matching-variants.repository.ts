import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { groupBy } from '../../platform/group-by';
import { categoryAttributesTable } from '../category-tree/category-tree.reads';
import { stockTable as stock } from '../stock/stock.reads';
import { productsTable as products, variantsTable } from './catalogue.tables';
import type { ListingFilter } from './listing-filter.repository';
import type { CardVariant } from './product-cards.repository';
import { listFigures } from './search-text';
import {
  concernsVariants,
  variantMatches,
  type VariantCriteria,
} from './variant-filter.repository';

const variants = alias(variantsTable, 'v');

interface Candidate extends CardVariant {
  readonly productId: string;
  /** Null when the product states no attributes. */
  readonly matches: boolean | null;
  /** The attribute values with their units. Only read for searches with figures. */
  readonly values: readonly string[];
}

const noValues = sql`'[]'::jsonb`;

const valuesWithUnits = sql`(select coalesce(jsonb_agg(concat_ws(' ', c.value, a.unit)), '[]') from attribute_codes c join ${categoryAttributesTable} a on a.id = c.attribute_id where c.code = any (${variants.attributeCodes}))`;

/** Statements for more attribute filters are rare and are prepared for each call. */
const MAX_PREPARED_FILTERS = 4;

const prepare = (db: Db, criteria: VariantCriteria, hasFigures: boolean, name: string) =>
  db
    .select({
      productId: variants.productId,
      id: variants.id,
      options: variants.options,
      price: variants.price,
      sellingPrice: variants.sellingPrice,
      image: variants.image,
      inStock: sql<boolean>`(${stock.sellsOn} or ${stock.onHand} > ${stock.reserved})`,
      matches: sql<boolean | null>`(${variantMatches(criteria) ?? sql`true`})`,
      values: sql<readonly string[]>`${hasFigures ? valuesWithUnits : noValues}`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(
      sql`${variants.productId} = any (${sql.placeholder('productIds')}::uuid[]) and ${variants.retiredAt} is null`,
    )
    .orderBy(variants.sellingPrice, variants.position)
    .prepare(name);

/** The items that fulfil the condition, or all when none does. */
function preferred<T>(items: readonly T[], fulfils: (item: T) => boolean): readonly T[] {
  const found = items.filter(fulfils);
  return found.length > 0 ? found : items;
}

const hasFigure =
  (figure: string) =>
  ({ options, values }: Candidate): boolean =>
    [...Object.values(options), ...values].some((text) => listFigures(text).includes(figure));

/** Undefined when the filters and the search do not distinguish between the variants. */
function chooseVariant(
  all: readonly Candidate[],
  figures: readonly string[],
  isByPrice: boolean,
): Candidate | undefined {
  const matching = figures.reduce(
    (left, figure) => preferred(left, hasFigure(figure)),
    preferred(all, ({ matches }) => matches === true),
  );
  if (matching.length === all.length) return undefined;
  // A list by price is sorted by the lowest price, in stock or not.
  return isByPrice ? matching[0] : preferred(matching, ({ inStock }) => inStock)[0];
}

/**
 * Reads the variant of each of these products that matches the filters and the figures in the
 * search text: the cheapest in stock, or else the cheapest. In lists by price, the cheapest. Leaves
 * out products whose variants all match, or of which none does. One statement, or none when the
 * filter does not concern variants.
 */
export function matchingVariantsReader(db: Db) {
  const statements = new Map<string, ReturnType<typeof prepare>>();

  const getStatement = (criteria: VariantCriteria, hasFigures: boolean) => {
    if (criteria.attributes > MAX_PREPARED_FILTERS) return prepare(db, criteria, hasFigures, '');
    const shape = [...Object.values(criteria), hasFigures].map(Number).join('_');
    const statement =
      statements.get(shape) ?? prepare(db, criteria, hasFigures, `matching_variants_${shape}`);
    statements.set(shape, statement);
    return statement;
  };

  return async (
    { criteria, figures, values }: ListingFilter,
    productIds: readonly string[],
    { isByPrice }: { isByPrice: boolean },
  ): Promise<ReadonlyMap<string, CardVariant>> => {
    const hasFigures = figures.length > 0;
    if ((!hasFigures && !concernsVariants(criteria)) || productIds.length === 0) return new Map();
    const candidates: readonly Candidate[] = await getStatement(criteria, hasFigures).execute({
      ...values,
      productIds: `{${productIds.join()}}`,
    });
    return new Map(
      [...groupBy(candidates, ({ productId }) => productId)].flatMap(([productId, all]) => {
        const variant = chooseVariant(all, figures, isByPrice);
        return variant ? [[productId, variant] as const] : [];
      }),
    );
  };
}
