import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../db/personal-data';
import { nameOfProduct } from '../catalogue/catalogue.reads';
import { nameOfStore } from '../stores/stores.reads';
import { reviewsTable as reviews } from './reviews.tables';

/** The author's name comes from the account. */
export const reviewData: PersonalData = {
  title: 'Reviews',
  fate: 'anonymous',
  table: reviews,
  identifiedBy: [reviews.customerId],
  rowsOf: ({ id }) => eq(reviews.customerId, id),
  more: { store: nameOfStore(reviews.storeId), product: nameOfProduct(reviews.productId) },
};
