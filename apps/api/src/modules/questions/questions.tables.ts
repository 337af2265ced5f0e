import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { QuestionState } from '@market/domain/questions/question';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { productsTable } from '../catalogue/catalogue.tables';
import { storesTable } from '../stores/stores.tables';

export const questionSearchText = (t: Readonly<Record<'text' | 'answer', SQLWrapper>>) =>
  sql`${t.text} || chr(10) || coalesce(${t.answer}, '')`;

export const questionsTable = pgTable(
  'product_questions',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => usersTable.id),
    text: text('text').notNull(),
    state: text('state').$type<QuestionState>().notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    hiddenBy: text('hidden_by').$type<'store' | 'platform'>(),
    hiddenReason: text('hidden_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('product_questions_public')
      .on(t.productId, t.answeredAt, t.id)
      .where(sql`state = 'answered'`),
    index('product_questions_store').on(t.storeId, t.createdAt, t.id),
    index('product_questions_store_state').on(t.storeId, t.state, t.createdAt, t.id),
    index('product_questions_created').on(t.createdAt, t.id),
    index('product_questions_state').on(t.state, t.createdAt, t.id),
    index('product_questions_searched').using('gin', sql`(${questionSearchText(t)}) gin_trgm_ops`),
    check('product_questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('product_questions_answered', sql`${t.state} <> 'answered' or ${t.answer} is not null`),
    check(
      'product_questions_hidden',
      sql`(${t.state} = 'hidden') = (${t.hiddenBy} is not null) and (${t.hiddenBy} is null) = (${t.hiddenReason} is null)`,
    ),
  ],
);
