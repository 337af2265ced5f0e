export { partnersTable } from './delivery.tables';
