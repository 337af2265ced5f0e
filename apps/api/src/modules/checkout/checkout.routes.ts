import type { FastifyInstance } from 'fastify';
import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import { customerOf } from '../../http/scope';
import type { CheckoutService } from './checkout.service';
import type { receiveWebhook } from './webhooks';

export const checkoutRoutes = ({ checkout }: { checkout: CheckoutService }): Handlers<typeof contract.checkout> => ({
  simulate: ({ principal, body }) => checkout.simulate(customerOf(principal), body),
  shippingFee: ({ principal, body }) => checkout.shippingFee(customerOf(principal), body),
  verifyPayment: ({ principal, body }) => checkout.verify(principal.userId, body.reference),
  createOrder: ({ principal, body }) => checkout.createOrder(principal.userId, body.reference),
});

export const paymentsRoutes = ({ checkout }: { checkout: CheckoutService }): Handlers<typeof contract.payments> => ({
  start: ({ principal, body }) => checkout.start(principal.userId, body),
});

/** Where providers send their notices. The body is kept as it came: the signature is over its bytes. */
export async function serveWebhooks(app: FastifyInstance, { webhook }: { webhook: ReturnType<typeof receiveWebhook> }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider', { config: { open: 'signed by the payment provider' } }, async (request) => {
      await webhook(request.params.provider, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers);
      return { success: true, message: 'OK', data: null };
    });
  });
}
