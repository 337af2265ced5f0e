export { partnerApplicationsTable } from './partners.tables';
