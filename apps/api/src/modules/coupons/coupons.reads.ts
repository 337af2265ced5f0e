/** The tables that other modules read. */
export { couponsTable } from './coupons.tables';
