import * as z from 'zod/mini';
import { requiredText } from './field.schema';

const response = (what: string) => z.object({ text: requiredText(what, 1000) });

/** A store's public reply to a review. */
export const reviewReplySchema = response('your reply');
/** A store's public answer to a question. */
export const questionAnswerSchema = response('your answer');
export type StoreResponse = z.infer<typeof questionAnswerSchema>;
