import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock';
import { cardFormSchema, type CardField } from './card-form';
import { cardPageScript, cardPageStyle } from './card-page.assets';
import { cardPage, overPage } from './card-page';
import type { SandboxProvider } from './sandbox';

interface PayPageDeps {
  readonly sandbox: SandboxProvider;
  readonly clock: Clock;
  readonly platformName: string;
  /** The storefront's origin. */
  readonly shop: string;
}

interface Route {
  Params: { reference: string };
}

const typedSchema = z.object({ number: z.optional(z.string()), expiry: z.optional(z.string()) });
const config = { open: 'the sandbox provider’s card page' };
const isCardField = (name: PropertyKey | undefined): name is CardField => name === 'number' || name === 'expiry' || name === 'cvv';

/** The sandbox provider's hosted card page, as plain forms. */
export async function servePayPage(app: FastifyInstance, { sandbox, clock, platformName, shop }: PayPageDeps): Promise<void> {
  const html = (reply: FastifyReply, status: number, page: string) => reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

  const show = async (reply: FastifyReply, reference: string, { status = 200, ...extra }: { status?: number; alert?: string; errors?: Partial<Record<CardField, string>>; values?: Partial<Record<CardField, string>> } = {}) => {
    const payment = await sandbox.page(reference);
    if (payment.status === 'success') return reply.redirect(payment.callbackUrl, 303);
    if (!payment.isOpen) {
      const text = payment.reason ?? 'The time to pay is over. Nothing was charged.';
      return html(reply, 200, overPage({ platformName, title: 'This payment is over', text, link: `${shop}/cart`, label: 'Back to your cart' }));
    }
    return html(reply, status, cardPage({ platformName, ...(extra.errors === undefined && payment.reason !== null && { alert: payment.reason }), ...payment, ...extra }));
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
    scope.get('/pay/card-page.css', { config }, (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(cardPageStyle));
    scope.get('/pay/card-page.js', { config }, (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'max-age=3600').send(cardPageScript));
    scope.get<Route>('/pay/:reference', { config }, (request, reply) => show(reply, request.params.reference));

    scope.post<Route>('/pay/:reference', { config }, async (request, reply) => {
      const { reference } = request.params;
      const form = cardFormSchema(clock.now()).safeParse(request.body);
      if (!form.success) {
        const errors: Partial<Record<CardField, string>> = {};
        for (const { path, message } of form.error.issues) if (isCardField(path[0])) errors[path[0]] ??= message;
        // The code on the back is typed again: it is kept nowhere.
        const { number, expiry } = typedSchema.safeParse(request.body).data ?? {};
        return show(reply, reference, { status: 422, errors, values: { ...(number !== undefined && { number }), ...(expiry !== undefined && { expiry }) } });
      }
      const { callbackUrl, refusal } = await sandbox.pay(reference, form.data.number);
      if (refusal !== undefined) return show(reply, reference, { status: 402, alert: refusal });
      return reply.redirect(callbackUrl, 303);
    });

    scope.post<Route>('/pay/:reference/cancel', { config }, async (request, reply) => {
      const { reference } = request.params;
      await sandbox.cancel(reference);
      return reply.redirect((await sandbox.page(reference)).callbackUrl, 303);
    });
  });
}
