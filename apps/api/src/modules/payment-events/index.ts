import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { readString, type Payload } from '../../platform/payload';
import type { AuditService } from '../audit';
import { type CheckoutService } from '../checkout';
import {
  RETRY_PAYMENT_EVENT,
  type PaymentEventLog,
  SANDBOX_WEBHOOK,
  type SandboxProvider,
  type ProviderRegistry,
} from '../payment-providers';
import { type RefundsService } from '../refunds';
import type { DisputesService } from '../disputes';
import type { PayoutsService } from '../payouts';
import { paymentEventsRoutes, serveWebhooks } from './payment-events.routes';
import { paymentEventsService } from './payment-events.service';

export type { PaymentEventsService } from './payment-events.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: PaymentEventLog;
  readonly audit: AuditService;
  readonly providers: ProviderRegistry;
  readonly sandbox: SandboxProvider;
  readonly checkout: CheckoutService;
  readonly refunds: RefundsService;
  readonly payouts: PayoutsService;
  readonly disputes: DisputesService;
}

export function createPaymentEvents({ checkout, sandbox, ...deps }: Deps) {
  const paymentEvents = paymentEventsService({ ...deps, settle: checkout.settle });
  return {
    services: { paymentEvents },
    routes: [paymentEventsRoutes({ paymentEvents }), serveWebhooks({ paymentEvents })],
    jobs: {
      [RETRY_PAYMENT_EVENT]: (payload: Payload) =>
        paymentEvents.retryDue(readString(payload, 'eventId')),
      [SANDBOX_WEBHOOK]: (payload: Payload) => {
        const { body, headers } = sandbox.sign(
          payload['notice'] ?? {
            event: 'charge.success',
            reference: readString(payload, 'reference'),
          },
        );
        return paymentEvents.receive(sandbox.name, body, headers);
      },
    },
  };
}
