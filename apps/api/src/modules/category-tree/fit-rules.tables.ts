import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FitKind, FitSuggestion } from '@market/domain/catalogue/fit-rule.schema';
import { id, instant } from '../../db/columns';
import { categoriesTable } from '../catalogue/catalogue.tables';
import { categoryAttributesTable } from './category-tree.tables';

/** Which products of two categories, and of the categories below them, go together. */
export const fitRulesTable = pgTable(
  'fit_rules',
  {
    id: id(),
    /** The category of the products that are measured. */
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoriesTable.id),
    otherCategoryId: uuid('other_category_id')
      .notNull()
      .references(() => categoriesTable.id),
    noun: text('noun').notNull(),
    otherNoun: text('other_noun').notNull(),
    /** The side whose products the shop suggests. */
    suggests: text('suggests').$type<FitSuggestion>().notNull().default('both'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('fit_rules_category').on(t.categoryId),
    index('fit_rules_other_category').on(t.otherCategoryId),
    check('fit_rules_suggests', sql`${t.suggests} in ('both', 'measured', 'other')`),
  ],
);

/**
 * The checks of a rule, all of which must hold. An attribute that a check uses cannot be deleted,
 * because that would loosen the rule.
 */
export const fitChecksTable = pgTable(
  'fit_checks',
  {
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => fitRulesTable.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<FitKind>().notNull(),
    /** The attribute of the measured product. */
    attributeId: uuid('attribute_id')
      .notNull()
      .references(() => categoryAttributesTable.id),
    /** The attribute of the other product. In a range, it is the lower end. */
    otherId: uuid('other_id')
      .notNull()
      .references(() => categoryAttributesTable.id),
    /** The upper end of a range. Null for other checks. */
    toId: uuid('to_id').references(() => categoryAttributesTable.id),
    factor: doublePrecision('factor').notNull(),
    /** Whether the values of several units of the measured product are added up. */
    together: boolean('together').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ruleId, t.position] }),
    index('fit_checks_attribute').on(t.attributeId),
    index('fit_checks_other').on(t.otherId),
    index('fit_checks_to').on(t.toId),
    check('fit_checks_range', sql`(${t.kind} = 'within') = (${t.toId} is not null)`),
    check('fit_checks_factor', sql`${t.factor} > 0`),
  ],
);
