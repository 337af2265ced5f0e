import { payloadString, type Payload } from '../../platform/payload';
import { SANDBOX_WEBHOOK, type SandboxProvider } from '../checkout';
import { RETRY_PAYMENT_EVENT } from './payment-event-log';
import { paymentEventsRoutes, serveWebhooks } from './payment-events.routes';
import { paymentEventsService } from './payment-events.service';

export { createPaymentProviders } from './payment-providers';

type Deps = Omit<PaymentEventsDeps, 'settle'> & {
  readonly checkout: { readonly settle: PaymentEventsDeps['settle'] };
  readonly sandbox: SandboxProvider;
};
type PaymentEventsDeps = Parameters<typeof paymentEventsService>[0];

/** What payment providers report, stored and processed. */
export function createPaymentEvents({ checkout, sandbox, ...deps }: Deps) {
  const paymentEvents = paymentEventsService({ ...deps, settle: checkout.settle });
  return {
    services: { paymentEvents },
    routes: [paymentEventsRoutes({ paymentEvents }), serveWebhooks({ paymentEvents })],
    jobs: {
      [RETRY_PAYMENT_EVENT]: (payload: Payload) =>
        paymentEvents.retryDue(payloadString(payload, 'eventId')),
      [SANDBOX_WEBHOOK]: (payload: Payload) => {
        const { body, headers } = sandbox.sign(
          payload['notice'] ?? {
            event: 'charge.success',
            reference: payloadString(payload, 'reference'),
          },
        );
        return paymentEvents.receive(sandbox.name, body, headers);
      },
    },
  };
}
