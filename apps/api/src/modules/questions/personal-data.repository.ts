import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../db/personal-data';
import { nameOfProduct } from '../catalogue/catalogue.reads';
import { questionsTable as questions } from './questions.tables';

/** The author's name comes from the account. */
export const questionData: PersonalData = {
  title: 'Questions to stores',
  fate: 'anonymous',
  table: questions,
  identifiedBy: [questions.customerId],
  rowsOf: ({ id }) => eq(questions.customerId, id),
  more: { product: nameOfProduct(questions.productId) },
};
