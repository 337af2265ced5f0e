import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttributeType } from '@market/domain/catalogue/attribute-type';
import { categoryAttributesTable } from '../category-tree/category-tree.tables';
import { productsTable, variantsTable } from './catalogue.tables';

/**
 * The values that products state for the attributes of their category. Variants state only the
 * values in which they differ.
 */
export const attributeValuesTable = pgTable(
  'product_attribute_values',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    /** Null for the product's own value. */
    variantId: uuid('variant_id').references(() => variantsTable.id, { onDelete: 'cascade' }),
    attributeId: uuid('attribute_id').notNull(),
    type: text('type').$type<AttributeType>().notNull(),
    /** In the attribute's unit. */
    number: doublePrecision('number'),
    choice: text('choice'),
    yesNo: boolean('yes_no'),
  },
  (t) => [
    unique('product_attribute_values_place')
      .on(t.productId, t.variantId, t.attributeId)
      .nullsNotDistinct(),
    index('product_attribute_values_attribute').on(t.attributeId),
    foreignKey({
      name: 'product_attribute_values_typed',
      columns: [t.attributeId, t.type],
      foreignColumns: [categoryAttributesTable.id, categoryAttributesTable.type],
    }).onDelete('cascade'),
    check(
      'product_attribute_values_number',
      sql`(${t.type} = 'number') = (${t.number} is not null)`,
    ),
    check(
      'product_attribute_values_choice',
      sql`(${t.type} = 'choice') = (${t.choice} is not null)`,
    ),
    check('product_attribute_values_yes_no', sql`(${t.type} = 'yesNo') = (${t.yesNo} is not null)`),
  ],
);

/** An integer code for each value that a product states. Lists filter and count by these codes. */
export const attributeCodesTable = pgTable(
  'attribute_codes',
  {
    code: integer('code').primaryKey().generatedAlwaysAsIdentity(),
    attributeId: uuid('attribute_id')
      .notNull()
      .references(() => categoryAttributesTable.id, { onDelete: 'cascade' }),
    /** For example `5`, `48 V` or `true`. */
    value: text('value').notNull(),
    /** Only set for numbers. */
    number: doublePrecision('number'),
  },
  (t) => [unique('attribute_codes_value').on(t.attributeId, t.value)],
);
