export { addressesTable } from './addresses.tables';
