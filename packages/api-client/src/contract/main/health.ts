import { platformHealthSchema, jobRetrySchema } from '@market/domain/health/platform-health';
import { endpoint } from '../../endpoint';
import { superAdmins } from '../access';

/**
 * Not in the spec: failing and waiting jobs, refused transfers, unprocessed payment events and unsent emails.
 */
export const overview = endpoint({
  ...superAdmins,
  name: 'health.overview',
  method: 'GET',
  path: '/platform-health',
  data: platformHealthSchema,
  failure: 'Could not check the platform’s health. Try again later.',
});

/**
 * Not in the spec: runs a failing job, or sends an unsent email, now instead of at its next retry.
 */
export const retryJob = endpoint({
  ...superAdmins,
  name: 'health.retryJob',
  method: 'POST',
  path: '/platform-health/jobs/:id/retry',
  data: jobRetrySchema,
  success: 'Job started again',
  failure: 'Could not retry this job. Try again later.',
});

/**
 * Not in the spec: moves a waiting job to the front of the queue. 409 when a worker has started it.
 */
export const runJob = endpoint({
  ...superAdmins,
  name: 'health.runJob',
  method: 'POST',
  path: '/platform-health/jobs/:id/run',
  data: jobRetrySchema,
  success: 'The job runs next',
  failure: 'Could not run this job. Try again later.',
});

/** Not in the spec: runs every failing job now. */
export const retryAllJobs = endpoint({
  ...superAdmins,
  name: 'health.retryAllJobs',
  method: 'POST',
  path: '/platform-health/jobs/retry',
  data: jobRetrySchema,
  success: 'All jobs started again',
  failure: 'Could not retry the jobs. Try again later.',
});
