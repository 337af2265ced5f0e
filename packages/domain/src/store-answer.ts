import * as z from 'zod/mini';
import { requiredText } from './field.schema';

/** A store's public answer to a review or a question. */
export const storeAnswerSchema = z.object({ text: requiredText('your answer', 1000) });
export type StoreAnswer = z.infer<typeof storeAnswerSchema>;
