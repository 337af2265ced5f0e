import { and, inArray, isNull, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { KEY_FACT_COUNT, type KeyFacts } from '@market/domain/catalogue/key-facts';
import { createSpecification, effectiveValue } from '@market/domain/catalogue/specification';
import { valueText } from '@market/domain/catalogue/value-text';
import type { Db } from '../../db/db';
import { isListedExpression } from './listing-filter.repository';
import { groupValuesById, attributeValueColumns } from './attribute-value-columns.repository';
import { productsTable as products, variantsTable as variants } from './catalogue.tables';

/**
 * The first values that each of these products or variants states, in the order of its category's
 * attributes. A product's facts leave out values that only variants state. Products that are not on
 * the marketplace have none. One statement.
 */
export async function readKeyFacts(db: Db, given: readonly string[]): Promise<KeyFacts[]> {
  const ids = given.filter(isUuid);
  const variantIds = ids.map((id) => ({ id }));
  const rows = await db
    .select({ id: products.id, ...attributeValueColumns(products) })
    .from(products)
    .where(
      and(
        or(
          inArray(products.id, ids),
          inArray(
            products.id,
            db
              .select({ id: variants.productId })
              .from(variants)
              .where(and(inArray(variants.id, ids), isNull(variants.retiredAt))),
          ),
        ),
        isListedExpression,
      ),
    );
  return rows.map(({ id, attributes, stated }) => {
    const values = groupValuesById(stated, variantIds);
    const [variantId] = Object.keys(values.variants);
    return {
      productId: id,
      facts: createSpecification(attributes, values)
        .flatMap((group) => group.attributes)
        .flatMap((attribute) => {
          const value = effectiveValue(attribute, variantId);
          return value === undefined
            ? []
            : [{ name: attribute.name, value: valueText(attribute, value) }];
        })
        .slice(0, KEY_FACT_COUNT),
    };
  });
}
