import { and, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { QuestionListQuery, StateQuestionQuery } from '@market/domain/questions/question';
import { countUpTo, likePattern } from '../../db/list-queries';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { usersTable } from '../accounts/accounts.reads';
import { storesTable } from '../stores/stores.reads';
import { questionsTable as questions, questionSearchText } from './questions.tables';
import type { PersonalData } from '../../db/personal-data';
import { selectProductName, productsTable } from '../catalogue/catalogue.reads';

export type QuestionRow = typeof questions.$inferSelect;

const selectViews = (db: Db) =>
  db
    .select({
      question: questions,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      productName: productsTable.name,
      storeName: storesTable.storeName,
    })
    .from(questions)
    .innerJoin(usersTable, eq(usersTable.id, questions.customerId))
    .innerJoin(productsTable, eq(productsTable.id, questions.productId))
    .innerJoin(storesTable, eq(storesTable.id, questions.storeId));

export type QuestionView = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number];

const searchCondition = (search: string | undefined): SQL | undefined =>
  search ? ilike(questionSearchText(questions), likePattern(search)) : undefined;

const answeredCondition = (productId: string, { search }: QuestionListQuery): SQL | undefined =>
  and(eq(questions.productId, productId), eq(questions.state, 'answered'), searchCondition(search));

export const listAnsweredQuestions = (
  db: Db,
  productId: string,
  query: QuestionListQuery,
): Promise<QuestionView[]> =>
  selectViews(db)
    .where(answeredCondition(productId, query))
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(query.limit)
    .offset(query.offset);

export const countAnswered = (
  db: Db,
  productId: string,
  query: QuestionListQuery,
): Promise<number> => db.$count(questions, answeredCondition(productId, query));

const questionCondition = (
  scope: StoreScope | undefined,
  { state, search }: StateQuestionQuery,
): SQL | undefined =>
  and(
    scope && eq(questions.storeId, scope.storeId),
    state && eq(questions.state, state),
    searchCondition(search),
  );

export const listQuestions = (
  db: Db,
  scope: StoreScope | undefined,
  query: StateQuestionQuery,
): Promise<QuestionView[]> =>
  selectViews(db)
    .where(questionCondition(scope, query))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(query.limit)
    .offset(query.offset);

export const countQuestions = (
  db: Db,
  scope: StoreScope | undefined,
  query: StateQuestionQuery,
): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(questions)
      .where(questionCondition(scope, query)),
  );

export async function findQuestion(db: Db, id: string): Promise<QuestionView | undefined> {
  const [view] = await selectViews(db).where(eq(questions.id, id));
  return view;
}

export const insertQuestion = (db: Db, question: typeof questions.$inferInsert) =>
  db.insert(questions).values(question);

export async function lockQuestion(
  db: Db,
  scope: StoreScope | undefined,
  id: string,
): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), scope && eq(questions.storeId, scope.storeId)))
    .for('update');
  return row;
}

export const updateQuestion = (
  db: Db,
  id: string,
  change: Partial<
    Pick<QuestionRow, 'state' | 'answer' | 'answeredAt' | 'hiddenBy' | 'hiddenReason'>
  >,
) => db.update(questions).set(change).where(eq(questions.id, id));

export async function findSoldProduct(db: Db, productId: string) {
  const [row] = await db
    .select({
      storeId: storesTable.id,
      name: productsTable.name,
      merchantEmail: usersTable.email,
    })
    .from(productsTable)
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(
      and(
        eq(productsTable.id, productId),
        eq(productsTable.approvalStatus, 'approved'),
        eq(storesTable.status, 'live'),
      ),
    );
  return row;
}

export async function findParticipants(db: Db, { customerId, storeId }: QuestionRow) {
  const [asker] = await db
    .select({
      email: usersTable.email,
      firstName: usersTable.firstName,
      deletedAt: usersTable.deletedAt,
    })
    .from(usersTable)
    .where(eq(usersTable.id, customerId));
  const [merchant] = await db
    .select({ email: usersTable.email })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(eq(storesTable.id, storeId));
  return { asker, merchant };
}

/**
 * Questions stay under the account's name, which becomes "Former customer" when the account is
 * deleted.
 */
export const questionData: PersonalData = {
  title: 'Questions to stores',
  fate: 'anonymous',
  table: questions,
  identifiedBy: [questions.customerId],
  ownCondition: ({ id }) => eq(questions.customerId, id),
  more: { product: selectProductName(questions.productId) },
};
