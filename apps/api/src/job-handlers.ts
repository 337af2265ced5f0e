import type { Services, Surroundings } from './compose';
import { checkoutJobs } from './modules/checkout';
import { SEND_DISPUTE_ANSWER } from './modules/disputes';
import { COMPLETE_ORDER } from './modules/orders';
import { mailSender, SEND_MAIL, type JobHandlers } from './modules/outbox';
import { RETRY_PAYMENT_EVENT } from './modules/payment-events';
import { SEND_PAYOUT } from './modules/payouts';
import { RUN_IMPORT } from './modules/product-imports';
import { RENEW_SUBSCRIPTION } from './modules/subscriptions';
import { textIn } from './platform/payload';
import { unlessUnusable } from './platform/provider-errors';

/** What the outbox's worker runs, by kind of job. */
export function createJobHandlers(
  services: Services,
  { db, clock, config }: Surroundings,
): JobHandlers {
  return {
    [SEND_MAIL]: mailSender({ db, clock, smtpUrl: config.smtpUrl, from: config.mailFrom }),
    ...checkoutJobs(services),
    [COMPLETE_ORDER]: (payload) => services.orders.complete(textIn(payload, 'orderId')),
    [RUN_IMPORT]: (payload) => services.productImports.run(textIn(payload, 'importId')),
    [RETRY_PAYMENT_EVENT]: (payload) => services.paymentEvents.retryDue(textIn(payload, 'eventId')),
    [SEND_DISPUTE_ANSWER]: (payload) =>
      unlessUnusable(services.disputes.send(textIn(payload, 'disputeId'))),
    [SEND_PAYOUT]: (payload) => unlessUnusable(services.payouts.send(textIn(payload, 'reference'))),
    [RENEW_SUBSCRIPTION]: (payload) => services.subscriptions.renew(textIn(payload, 'storeId')),
  };
}
