import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDateTime, requiredText } from '../field.schema';
import { searchQuerySchema } from '../paging';

/**
 * `open` questions have no answer yet, `answered` ones are public, and `hidden` ones are visible to
 * the store and the platform only.
 */
export const questionStates = ['open', 'answered', 'hidden'] as const;
export const questionStateSchema = z.enum(questionStates);
export type QuestionState = z.infer<typeof questionStateSchema>;

/** Plain text. */
export const questionTextSchema = z.object({
  text: requiredText('your question', 500).check(
    z.minLength(10, { error: 'Use at least 10 characters' }),
  ),
});
export const newQuestionSchema = z.extend(questionTextSchema, { productId: recordIdSchema });
export type NewQuestion = z.infer<typeof newQuestionSchema>;

export const questionReasonSchema = z.object({ reason: requiredText('a reason', 500) });

const answerSchema = z.object({ text: z.string(), answeredAt: isoDateTime });

const questionFields = {
  id: z.string(),
  text: z.string(),
  /** `Amaka O.` */
  asker: z.string(),
  createdAt: isoDateTime,
};

export const questionSchema = z.object({ ...questionFields, answer: answerSchema });
export type Question = z.infer<typeof questionSchema>;

export const receivedQuestionSchema = z.object({
  ...questionFields,
  state: questionStateSchema,
  product: z.object({ id: z.string(), name: z.string() }),
  answer: z.optional(answerSchema),
  /** Who hid the question and why. A question that the platform hid stays hidden. */
  hidden: z.optional(z.object({ by: z.enum(['store', 'platform']), reason: z.string() })),
});
export type ReceivedQuestion = z.infer<typeof receivedQuestionSchema>;

export const platformQuestionSchema = z.extend(receivedQuestionSchema, {
  store: z.object({ id: z.string(), name: z.string() }),
});
export type PlatformQuestion = z.infer<typeof platformQuestionSchema>;

/** The search covers questions and answers. */
export const questionListQuerySchema = searchQuerySchema;
export type QuestionListQuery = z.infer<typeof questionListQuerySchema>;

export const stateQuestionQuerySchema = z.extend(searchQuerySchema, {
  state: z.optional(questionStateSchema),
});
export type StateQuestionQuery = z.infer<typeof stateQuestionQuerySchema>;

/** One page of a store's questions. `open` is the number of all questions without an answer. */
export const receivedQuestionPageSchema = z.object({
  rows: z.array(receivedQuestionSchema),
  count: z.int(),
  open: z.int(),
});
export type ReceivedQuestionPage = z.infer<typeof receivedQuestionPageSchema>;
