export { disputeOrdersTable, disputesTable } from './disputes.tables';
