import { and, inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { KEY_FACT_COUNT, type KeyFacts } from '@market/domain/catalogue/key-facts';
import { createSpecification } from '@market/domain/catalogue/specification';
import { valueText } from '@market/domain/catalogue/value-text';
import type { Db } from '../../db/db';
import { isListedExpression } from './listing-filter.repository';
import { groupValuesById, attributeValueColumns } from './attribute-value-columns.repository';
import { productsTable as products } from './catalogue.tables';

/**
 * The first values that each of these products states, in the order of its category's attributes.
 * Values that only variants state are left out. Products that are not on the marketplace have none.
 * One statement.
 */
export async function readKeyFacts(db: Db, ids: readonly string[]): Promise<KeyFacts[]> {
  const rows = await db
    .select({ id: products.id, ...attributeValueColumns(products) })
    .from(products)
    .where(and(inArray(products.id, ids.filter(isUuid)), isListedExpression));
  return rows.map(({ id, attributes, stated }) => ({
    productId: id,
    facts: createSpecification(attributes, groupValuesById(stated, []))
      .flatMap((group) => group.attributes)
      .flatMap(({ name, unit, value }) =>
        value === undefined ? [] : [{ name, value: valueText({ unit }, value) }],
      )
      .slice(0, KEY_FACT_COUNT),
  }));
}
