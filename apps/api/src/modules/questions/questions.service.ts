import type { Page } from '@market/domain/paging';
import type {
  NewQuestion,
  PlatformQuestion,
  Question,
  QuestionListQuery,
  ReceivedQuestion,
  ReceivedQuestionPage,
  StateQuestionQuery,
} from '@market/domain/questions/question';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import { inTransaction } from '../../db/transaction';
import { hours, type Clock } from '../../platform/clock';
import { conflict, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { StoreScope } from '../../platform/scope';
import type { ThrottleService } from '../accounts';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { questionAnsweredMail, questionAskedMail, questionRemovedMail } from './question-mails';
import { toPlatformQuestion, toQuestion, toReceivedQuestion } from './question-views';
import {
  listAnsweredQuestions,
  countAnswered,
  countQuestions,
  findParticipants,
  findQuestion,
  findSoldProduct,
  insertQuestion,
  lockQuestion,
  listQuestions,
  updateQuestion,
  type QuestionRow,
  type QuestionView,
} from './questions.repository';

const LIMIT_PER_CUSTOMER = { tries: 5, window: hours(1) };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Pick<OutboxService, 'mail'>;
  readonly throttle: Pick<ThrottleService, 'take'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly config: Pick<Config, 'origins'>;
}

export const questionsService = ({ db, clock, ids, outbox, throttle, audit, config }: Deps) => {
  const { storefront: shop, merchant: merchantOrigin } = config.origins;

  const findView = async (db: Db, id: string): Promise<QuestionView> => {
    const view = await findQuestion(db, id);
    if (!view) throw notFound('This question');
    return view;
  };

  const change = (
    scope: StoreScope | undefined,
    id: string,
    work: (db: Db, question: QuestionRow) => Promise<void>,
  ): Promise<QuestionView> =>
    inTransaction(db, async (db) => {
      const question = await lockQuestion(db, scope, id);
      if (!question) throw notFound('This question');
      await work(db, question);
      return findView(db, id);
    });

  const mailAnswer = async (db: Db, question: QuestionRow, answer: string): Promise<void> => {
    const { productName, storeName } = await findView(db, question.id);
    const { asker } = await findParticipants(db, question);
    if (!asker || asker.deletedAt) return;
    await outbox.mail(
      db,
      questionAnsweredMail(shop, asker.email, {
        firstName: asker.firstName,
        storeName,
        productId: question.productId,
        productName,
        question: question.text,
        answer,
      }),
    );
  };

  return {
    async list(productId: string, query: QuestionListQuery): Promise<Page<Question>> {
      const [rows, count] = await Promise.all([
        listAnsweredQuestions(db, productId, query),
        countAnswered(db, productId, query),
      ]);
      return { rows: rows.flatMap((view) => toQuestion(view) ?? []), count };
    },

    async ask(customerId: string, { productId, text }: NewQuestion): Promise<void> {
      const product = await findSoldProduct(db, productId);
      if (!product) throw notFound('This product');
      await throttle.take(`question ${customerId}`, LIMIT_PER_CUSTOMER);
      await inTransaction(db, async (db) => {
        await insertQuestion(db, {
          id: ids.next(),
          productId,
          storeId: product.storeId,
          customerId,
          text,
          state: 'open',
          createdAt: clock.now(),
        });
        await outbox.mail(
          db,
          questionAskedMail(merchantOrigin, product.merchantEmail, {
            productName: product.name,
            question: text,
          }),
        );
      });
    },

    async received(scope: StoreScope, query: StateQuestionQuery): Promise<ReceivedQuestionPage> {
      const [rows, count, open] = await Promise.all([
        listQuestions(db, scope, query),
        countQuestions(db, scope, query),
        countQuestions(db, scope, { state: 'open', limit: 1, offset: 0 }),
      ]);
      return { rows: rows.map(toReceivedQuestion), count, open };
    },

    async answer(scope: StoreScope, id: string, text: string): Promise<ReceivedQuestion> {
      const view = await change(scope, id, async (db, question) => {
        if (question.state === 'hidden')
          throw conflict('This question is hidden. Show it again before you answer it.');
        await updateQuestion(db, id, { state: 'answered', answer: text, answeredAt: clock.now() });
        if (question.answer === null) await mailAnswer(db, question, text);
      });
      return toReceivedQuestion(view);
    },

    async hide(scope: StoreScope, id: string, reason: string): Promise<ReceivedQuestion> {
      const view = await change(scope, id, async (db, { state }) => {
        if (state === 'hidden') throw conflict('This question is already hidden.');
        await updateQuestion(db, id, { state: 'hidden', hiddenBy: 'store', hiddenReason: reason });
      });
      return toReceivedQuestion(view);
    },

    async show(scope: StoreScope, id: string): Promise<ReceivedQuestion> {
      const view = await change(scope, id, async (db, { hiddenBy, answer }) => {
        if (hiddenBy === 'platform')
          throw conflict('The platform removed this question. It cannot be shown again.');
        if (hiddenBy === null) throw conflict('This question is not hidden.');
        await updateQuestion(db, id, {
          state: answer === null ? 'open' : 'answered',
          hiddenBy: null,
          hiddenReason: null,
        });
      });
      return toReceivedQuestion(view);
    },

    async all(query: StateQuestionQuery): Promise<Page<PlatformQuestion>> {
      const rows = await listQuestions(db, undefined, query);
      return toCountedPage(rows.map(toPlatformQuestion), query, () =>
        countQuestions(db, undefined, query),
      );
    },

    async remove(principal: Principal, id: string, reason: string): Promise<void> {
      await change(undefined, id, async (db, question) => {
        if (question.hiddenBy === 'platform') throw conflict('This question is already removed.');
        await updateQuestion(db, id, {
          state: 'hidden',
          hiddenBy: 'platform',
          hiddenReason: reason,
        });
        const { productName } = await findView(db, id);
        await audit.record(db, principal, {
          action: 'question.removed',
          subject: 'product',
          subjectId: question.productId,
          subjectName: productName,
          before: { question: question.text, answer: question.answer ?? undefined },
          reason,
        });
        const { merchant } = await findParticipants(db, question);
        if (merchant)
          await outbox.mail(
            db,
            questionRemovedMail(merchantOrigin, merchant.email, {
              productName,
              question: question.text,
              reason,
            }),
          );
      });
    },
  };
};

export type QuestionsService = ReturnType<typeof questionsService>;
