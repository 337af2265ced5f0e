import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { PaymentEventsService } from './payment-events.service';

export const paymentEventsRoutes = ({
  paymentEvents,
}: {
  paymentEvents: PaymentEventsService;
}): Routes =>
  endpoints(contract.paymentEvents, {
    list: ({ query }) => paymentEvents.list(query),
    byId: ({ params }) => paymentEvents.byId(params.id),
    retry: ({ principal, params }) => paymentEvents.retry(principal, params.id),
    handle: ({ principal, params, body }) => paymentEvents.handle(principal, params.id, body),
  });

/** The raw body is kept, because the signature covers its bytes. */
export const serveWebhooks =
  ({ paymentEvents }: { paymentEvents: PaymentEventsService }): Routes =>
  async (app) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      scope.post<{ Params: { provider: string } }>(
        '/api/webhooks/:provider',
        { config: { open: 'signed by the payment provider' } },
        async (request) => {
          await paymentEvents.receive(
            request.params.provider,
            Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            request.headers,
          );
          return { success: true, message: 'OK', data: null };
        },
      );
    });
  };
