export { policiesTable } from './policies.tables';
