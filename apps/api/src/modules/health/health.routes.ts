import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { HealthService } from './health.service';

export const healthRoutes = ({ health }: { health: HealthService }): Routes =>
  endpoints(contract.health, {
    overview: () => health.overview(),
    retryJob: ({ principal, params }) => health.retryJob(principal, params.id),
    runJob: ({ principal, params }) => health.runJob(principal, params.id),
    retryAllJobs: ({ principal }) => health.retryAllJobs(principal),
  });
