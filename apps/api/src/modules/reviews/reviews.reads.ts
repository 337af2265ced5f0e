export { reviewsTable } from './reviews.tables';
