import * as z from 'zod/mini';
import { requiredText } from './field.schema';

const response = (what: string) => z.object({ text: requiredText(what, 1000) });

export const reviewReplySchema = response('your reply');
export const questionAnswerSchema = response('your answer');
export type StoreResponse = z.infer<typeof questionAnswerSchema>;
