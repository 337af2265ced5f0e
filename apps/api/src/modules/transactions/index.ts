export { serveExports, transactionsRoutes } from './transactions.routes';
export { transactionsService } from './transactions.service';
