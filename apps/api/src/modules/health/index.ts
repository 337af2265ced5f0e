import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import type { PaymentEventsService } from '../payment-events';
import { healthRoutes } from './health.routes';
import { healthService } from './health.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly outbox: OutboxService;
  readonly paymentEvents: PaymentEventsService;
}

export function createHealth(deps: Deps) {
  const health = healthService(deps);
  return { services: { health }, routes: [healthRoutes({ health })] };
}
