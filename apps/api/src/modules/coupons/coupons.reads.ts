export { couponsTable } from './coupons.tables';
