import { pageOf } from '@market/domain/paging';
import {
  newQuestionSchema,
  platformQuestionSchema,
  questionListQuerySchema,
  questionReasonSchema,
  questionSchema,
  receivedQuestionPageSchema,
  receivedQuestionSchema,
  stateQuestionQuerySchema,
} from '@market/domain/questions/question';
import { questionAnswerSchema } from '@market/domain/store-response';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantStore, platformProducts } from '../access';
import { texts } from '../texts';

// Not in the spec: questions to a store about its products.

const failure = 'Could not get questions. Try again later.';

/** The answered questions about a product, latest answers first. */
export const list = endpoint({
  name: 'questions.list',
  method: 'GET',
  path: '/questions/product/:productId',
  access: 'public',
  query: questionListQuerySchema,
  data: pageOf(questionSchema),
  failure,
});

/** Asks the store a question. 404 for a product that is not sold, 429 for too many questions. */
export const ask = endpoint({
  name: 'questions.ask',
  method: 'POST',
  path: '/questions',
  access: ['customer'],
  body: newQuestionSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Questions about the caller's own products, newest first. */
export const received = endpoint({
  ...merchantStore,
  name: 'questions.received',
  method: 'GET',
  path: '/questions/received',
  query: stateQuestionQuerySchema,
  data: receivedQuestionPageSchema,
  failure,
});

/** Publishes an answer. A new answer replaces the old one. 409 for a hidden question. */
export const answer = endpoint({
  ...merchantStore,
  name: 'questions.answer',
  method: 'PUT',
  path: '/questions/:id/answer',
  body: questionAnswerSchema,
  data: receivedQuestionSchema,
  failure: texts.wentWrong,
});

/** Hides a question from the product's page, with a reason. 409 when it is already hidden. */
export const hide = endpoint({
  ...merchantStore,
  name: 'questions.hide',
  method: 'PUT',
  path: '/questions/:id/hidden',
  body: questionReasonSchema,
  data: receivedQuestionSchema,
  failure: texts.wentWrong,
});

/** Shows a question again. 409 unless the store hid it. */
export const show = endpoint({
  ...merchantStore,
  name: 'questions.show',
  method: 'DELETE',
  path: '/questions/:id/hidden',
  data: receivedQuestionSchema,
  failure: texts.wentWrong,
});

/** Questions to all stores, newest first. */
export const all = endpoint({
  ...platformProducts,
  name: 'questions.all',
  method: 'GET',
  path: '/questions/all',
  query: stateQuestionQuerySchema,
  data: pageOf(platformQuestionSchema),
  failure,
});

/**
 * Removes a question from the shop for good, with a reason. 409 when it has already been removed.
 */
export const remove = endpoint({
  ...platformProducts,
  name: 'questions.remove',
  method: 'DELETE',
  path: '/questions/:id',
  body: questionReasonSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});
