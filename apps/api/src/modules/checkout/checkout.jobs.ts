import type { IncomingHttpHeaders } from 'node:http';
import { textIn } from '../../platform/payload';
import { unlessUnusable } from '../../platform/provider-errors';
import type { JobHandlers } from '../outbox';
import { RECONCILE_PAYMENT, type CheckoutService } from './checkout.service';
import { SANDBOX_WEBHOOK, type SandboxProvider } from './providers/sandbox';
import { SEND_REFUND, type RefundsService } from './refunds';
import { EXPIRE_CHECKOUT } from './start-payment';

interface Services {
  readonly checkout: CheckoutService;
  readonly refunds: RefundsService;
  readonly sandbox: SandboxProvider;
  readonly paymentEvents: {
    receive(provider: string, rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void>;
  };
}

export const checkoutJobs = ({
  checkout,
  refunds,
  sandbox,
  paymentEvents,
}: Services): JobHandlers => ({
  [EXPIRE_CHECKOUT]: (payload) => checkout.expire(textIn(payload, 'reference')),
  [RECONCILE_PAYMENT]: async (payload) => {
    await unlessUnusable(checkout.settle(textIn(payload, 'reference')));
  },
  [SEND_REFUND]: (payload) => unlessUnusable(refunds.send(textIn(payload, 'refundId'))),
  [SANDBOX_WEBHOOK]: (payload) => {
    const { body, headers } = sandbox.sign(
      payload['notice'] ?? { event: 'charge.success', reference: textIn(payload, 'reference') },
    );
    return paymentEvents.receive(sandbox.name, body, headers);
  },
});
