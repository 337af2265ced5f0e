export { salesRoutes } from './sales.routes';
export { salesService, type SalesService } from './sales.service';
