export { findRecordId } from './reconciliation.repository';
export { reconciliationItemsTable } from './reconciliation.tables';
