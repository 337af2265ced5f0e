import * as contract from '@market/api-client/contract';
import { endpoints, noData, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { QuestionsService } from './questions.service';

export const questionsRoutes = ({ questions }: { questions: QuestionsService }): Routes =>
  endpoints(contract.questions, {
    list: ({ params, query }) => questions.list(params.productId, query),
    ask: ({ principal, body }) => questions.ask(principal.userId, body).then(noData),
    received: ({ principal, query }) => questions.received(requireStore(principal), query),
    answer: ({ principal, params, body }) =>
      questions.answer(requireStore(principal), params.id, body.text),
    hide: ({ principal, params, body }) =>
      questions.hide(requireStore(principal), params.id, body.reason),
    show: ({ principal, params }) => questions.show(requireStore(principal), params.id),
    all: ({ query }) => questions.all(query),
    remove: ({ principal, params, body }) =>
      questions.remove(principal, params.id, body.reason).then(noData),
  });
