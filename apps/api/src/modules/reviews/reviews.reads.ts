/** Tables that other modules may select from and join. Only this module writes them. */
export { reviewsTable } from './reviews.tables';
