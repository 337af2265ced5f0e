export { policiesRoutes } from './policies.routes';
export { policiesService, type PoliciesService } from './policies.service';
