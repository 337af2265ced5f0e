export { nounOf } from './return-mails';
export { returnsRoutes } from './returns.routes';
export { returnsService, type ReturnsService } from './returns.service';
