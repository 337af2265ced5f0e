export { accountsRoutes } from './accounts.routes';
export { accountsService, type AccountsService } from './accounts.service';
export { authRoutes } from './auth.routes';
export { linksService, type LinksService } from './links.service';
export { sessionsService, type OpenSession, type SessionsService } from './sessions.service';
export { throttleService, type ThrottleService } from './throttle.service';
