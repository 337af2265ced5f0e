import { textIn } from '../../platform/payload';
import type { JobHandlers } from '../outbox';
import { RECONCILE_PAYMENT, type CheckoutService } from './checkout.service';
import { SANDBOX_WEBHOOK, type SandboxProvider } from './providers/sandbox';
import { SEND_REFUND, type RefundsService } from './refunds';
import { EXPIRE_CHECKOUT } from './start-payment';
import type { receiveWebhook } from './webhooks';

interface Services {
  readonly checkout: CheckoutService;
  readonly refunds: RefundsService;
  readonly sandbox: SandboxProvider;
  readonly webhook: ReturnType<typeof receiveWebhook>;
}

export const checkoutJobs = ({ checkout, refunds, sandbox, webhook }: Services): JobHandlers => ({
  [EXPIRE_CHECKOUT]: (payload) => checkout.expire(textIn(payload, 'reference')),
  [RECONCILE_PAYMENT]: async (payload) => {
    await checkout.settle(textIn(payload, 'reference'));
  },
  [SEND_REFUND]: (payload) => refunds.send(textIn(payload, 'refundId')),
  [SANDBOX_WEBHOOK]: (payload) => {
    const { body, headers } = sandbox.notice(textIn(payload, 'reference'));
    return webhook(sandbox.name, body, headers);
  },
});
