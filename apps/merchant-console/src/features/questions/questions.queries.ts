import * as z from 'zod/mini';
import type { Queries } from '@market/api-client/queries';
import * as questions from '@market/api-client/contract/main/questions';
import { questionStateSchema } from '@market/domain/questions/question';
import { pageWindow } from '@market/web-kit/router/list-search';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const questionSearchSchema = z.object({
  ...listSearchFields,
  state: z.catch(z.optional(questionStateSchema), undefined),
});
export type QuestionSearch = z.output<typeof questionSearchSchema>;

export const isFiltered = ({ search, state }: QuestionSearch): boolean => Boolean(search ?? state);

export const questionList = urlList(questionSearchSchema, (api, { page, size, ...filters }) =>
  api.query(questions.received, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const answerQuestion = (api: Queries) =>
  api.mutation(questions.answer, {
    quiet: true,
    success: 'Your answer is on the product’s page',
  });

export const hideQuestion = (api: Queries) =>
  api.mutation(questions.hide, { quiet: true, success: 'Question hidden' });

export const showQuestion = (api: Queries) =>
  api.mutation(questions.show, { success: 'Question shown again' });
