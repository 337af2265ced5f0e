import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AttributeType, BetterDirection } from '@market/domain/catalogue/attribute-type';
import { id, instant } from '../../db/columns';
import { categoriesTable } from '../catalogue/catalogue.tables';

export const categoryAttributesTable = pgTable(
  'category_attributes',
  {
    id: id(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoriesTable.id),
    name: text('name').notNull(),
    type: text('type').$type<AttributeType>().notNull(),
    /** Only set for numbers. */
    unit: text('unit'),
    /** Empty except for choices. */
    choices: text('choices').array().notNull(),
    /** Whether more or less is better in comparisons. Only used for numbers. */
    better: text('better').$type<BetterDirection>().notNull().default('none'),
    groupName: text('group_name').notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    isFilterable: boolean('is_filterable').notNull().default(true),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // The foreign key of attribute values refers to these columns, so that a value has the type of
    // its attribute.
    unique('category_attributes_typed').on(t.id, t.type),
    index('category_attributes_category').on(t.categoryId, t.position),
    check(
      'category_attributes_choices',
      sql`(${t.type} = 'choice') = (cardinality(${t.choices}) > 0)`,
    ),
    check('category_attributes_better', sql`${t.better} = 'none' or ${t.type} = 'number'`),
    check('category_attributes_unit', sql`${t.unit} is null or ${t.type} = 'number'`),
  ],
);
