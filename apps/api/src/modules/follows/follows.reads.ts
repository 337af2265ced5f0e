export { followsTable } from './follows.tables';
