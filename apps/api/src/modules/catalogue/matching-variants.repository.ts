import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { groupBy } from '../../platform/group-by';
import { categoryAttributesTable } from '../category-tree/category-tree.reads';
import { stockTable as stock } from '../stock/stock.reads';
import { hasMatchingCodes } from './attribute-filter.repository';
import { variantsTable as variants } from './catalogue.tables';
import { hasCombination, type ListingFilter } from './listing-filter.repository';
import type { CardVariant } from './product-cards.repository';
import { listFigures } from './search-text';

interface Candidate extends CardVariant {
  readonly productId: string;
  /** Null when the variant has no attribute values of its own. */
  readonly hasAttributes: boolean | null;
  readonly hasOptions: boolean;
  /** The attribute values with their units. Only read for searches with figures. */
  readonly values: readonly string[];
}

interface Shape {
  /** The number of attribute filters. */
  readonly attributes: number;
  readonly hasOptions: boolean;
  readonly hasFigures: boolean;
}

const noCondition = sql`true`;
const noValues = sql`'[]'::jsonb`;

const hasCodes = (filters: number) =>
  sql<boolean | null>`(${hasMatchingCodes(sql`${variants.attributeCodes}`, filters)})`;

const valuesWithUnits = sql`(select coalesce(jsonb_agg(concat_ws(' ', c.value, a.unit)), '[]') from attribute_codes c join ${categoryAttributesTable} a on a.id = c.attribute_id where c.code = any (${variants.attributeCodes}))`;

/** Statements for more attribute filters are rare and are prepared for each call. */
const MAX_PREPARED_FILTERS = 4;

const prepare = (db: Db, { attributes, hasOptions, hasFigures }: Shape, name: string) =>
  db
    .select({
      productId: variants.productId,
      id: variants.id,
      options: variants.options,
      price: variants.price,
      sellingPrice: variants.sellingPrice,
      image: variants.image,
      inStock: sql<boolean>`(${stock.sellsOn} or ${stock.onHand} > ${stock.reserved})`,
      hasAttributes: attributes > 0 ? hasCodes(attributes) : sql<boolean>`${noCondition}`,
      hasOptions: sql<boolean>`${hasOptions ? hasCombination(variants.options) : noCondition}`,
      values: sql<readonly string[]>`${hasFigures ? valuesWithUnits : noValues}`,
    })
    .from(variants)
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
  { figures, onlyInStock, minPrice, maxPrice }: ListingFilter['variantCriteria'],
  isByPrice: boolean,
): Candidate | undefined {
  const filtered = preferred(
    preferred(all, ({ hasAttributes }) => hasAttributes === true),
    ({ hasOptions }) => hasOptions,
  );
  const matching = figures.reduce((left, figure) => preferred(left, hasFigure(figure)), filtered);
  if (matching.length === all.length) return undefined;
  const inRange = preferred(
    matching,
    ({ sellingPrice }) => sellingPrice >= minPrice && sellingPrice <= maxPrice,
  );
  // A list by price is sorted by the lowest price, in stock or not.
  return isByPrice && !onlyInStock ? inRange[0] : preferred(inRange, ({ inStock }) => inStock)[0];
}

/**
 * Reads the variant of each of these products that matches the filters and the figures in the
 * search text: the cheapest in stock, or else the cheapest. In lists by price, the cheapest. Leaves
 * out products whose variants all match, or of which none does. One statement, or none when the
 * filter does not concern variants.
 */
export function matchingVariantsReader(db: Db) {
  const statements = new Map<string, ReturnType<typeof prepare>>();

  const getStatement = (shape: Shape) => {
    if (shape.attributes > MAX_PREPARED_FILTERS) return prepare(db, shape, '');
    const name = `matching_variants_${Object.values(shape).join('_')}`;
    const statement = statements.get(name) ?? prepare(db, shape, name);
    statements.set(name, statement);
    return statement;
  };

  return async (
    { variantCriteria, values }: ListingFilter,
    productIds: readonly string[],
    { isByPrice }: { isByPrice: boolean },
  ): Promise<ReadonlyMap<string, CardVariant>> => {
    const { attributes, hasOptions, figures } = variantCriteria;
    const hasFigures = figures.length > 0;
    const concernsVariants = attributes > 0 || hasOptions || hasFigures;
    if (!concernsVariants || productIds.length === 0) return new Map();
    const candidates: readonly Candidate[] = await getStatement({
      attributes,
      hasOptions,
      hasFigures,
    }).execute({ ...values, productIds: `{${productIds.join()}}` });
    return new Map(
      [...groupBy(candidates, ({ productId }) => productId)].flatMap(([productId, all]) => {
        const variant = chooseVariant(all, variantCriteria, isByPrice);
        return variant ? [[productId, variant] as const] : [];
      }),
    );
  };
}
