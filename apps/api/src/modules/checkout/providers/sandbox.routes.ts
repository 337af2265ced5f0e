import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';
import { isAppError } from '../../../platform/errors';
import { failureOf, startFailure } from '../../../http/failures';
import type { Clock } from '../../../platform/clock';
import type { CheckoutService } from '../checkout.service';
import { cardFormSchema, type CardField } from './card-form';
import { cardPageScript } from './card-page.script';
import { cardPageStyle } from './card-page.style';
import { cardPage } from './card-page';
import { statePage, troublePage, unknownPage } from './card-page.states';
import type { SandboxProvider } from './sandbox';

interface PayPageDeps {
  readonly sandbox: SandboxProvider;
  readonly checkout: Pick<CheckoutService, 'forCardPage'>;
  readonly clock: Clock;
  readonly platformName: string;
  /** The storefront's origin. */
  readonly shop: string;
  /** The URL of the shop's built style sheet. */
  readonly shopSheet: () => Promise<string | undefined>;
}

interface Route {
  Params: { reference: string };
  Querystring: { card?: string };
}

interface Typed {
  readonly errors: Partial<Record<CardField, string>>;
  readonly values: Partial<Record<CardField, string>>;
}

const typedSchema = z.object({ number: z.optional(z.string()), expiry: z.optional(z.string()) });
const config = { open: 'the sandbox provider’s card page' };
const isCardField = (name: PropertyKey | undefined): name is CardField =>
  name === 'number' || name === 'expiry' || name === 'cvv';
const takesCard = (name: PaymentStateName): boolean => name === 'open' || name === 'declined';
const pathOf = (reference: string): string => `/pay/${encodeURIComponent(reference)}`;

/**
 * The hosted card page of the sandbox provider, with plain forms. Every valid POST redirects to a
 * page with the result, so that reloading, Back or a second press repeats nothing.
 */
export async function servePayPage(
  app: FastifyInstance,
  { sandbox, checkout, clock, platformName, shop, shopSheet }: PayPageDeps,
): Promise<void> {
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page);
  const site = async () => ({ platformName, shop, sheet: await shopSheet() });

  const load = async (reference: string) => {
    const { reference: _, ...payment } = await sandbox.page(reference);
    const page = await checkout.forCardPage(reference);
    return { payment: { ...payment, reference }, page, state: getPaymentState(page.outcome).name };
  };

  const showForm = async (
    reply: FastifyReply,
    { payment, page }: Awaited<ReturnType<typeof load>>,
    typed?: Typed,
  ) => {
    const { reference, amount, email } = payment;
    return html(
      reply,
      typed ? 422 : 200,
      cardPage(await site(), { ...page, reference, amount, email, now: clock.now(), ...typed }),
    );
  };

  const fail = async (error: FastifyError, request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { status, message } = failureOf(error, request);
    const page =
      status === 404
        ? unknownPage(await site())
        : troublePage(await site(), message, request.params.reference);
    return html(startFailure(reply, status), status, page);
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler<FastifyError, Route>(fail);
    scope.get('/pay/card-page.css', { config }, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'max-age=300')
        .send(cardPageStyle),
    );
    scope.get('/pay/card-page.js', { config }, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'max-age=300')
        .send(cardPageScript),
    );

    scope.get<Route>('/pay/:reference', { config }, async (request, reply) => {
      const found = await load(request.params.reference);
      const wantsForm =
        found.state === 'open' || (found.state === 'declined' && request.query.card !== undefined);
      return wantsForm
        ? showForm(reply, found)
        : html(
            reply,
            200,
            statePage(await site(), { ...found.page, now: clock.now() }, found.payment),
          );
    });

    scope.post<Route>('/pay/:reference', { config }, async (request, reply) => {
      const { reference } = request.params;
      const found = await load(reference);
      if (!takesCard(found.state)) return reply.redirect(pathOf(reference), 303);
      const form = cardFormSchema(clock.now()).safeParse(request.body);
      if (!form.success) {
        const errors: Partial<Record<CardField, string>> = {};
        for (const { path, message } of form.error.issues)
          if (isCardField(path[0])) errors[path[0]] ??= message;
        // The security code is never stored, so it has to be typed again.
        const { number, expiry } = typedSchema.safeParse(request.body).data ?? {};
        return showForm(reply, found, {
          errors,
          values: {
            ...(number !== undefined && { number }),
            ...(expiry !== undefined && { expiry }),
          },
        });
      }
      try {
        await sandbox.pay(reference, form.data.number);
      } catch (error) {
        // Paid, closed or tried in another tab meanwhile: the page shows which.
        if (!isAppError(error, 'conflict')) throw error;
      }
      return reply.redirect(pathOf(reference), 303);
    });

    scope.post<Route>('/pay/:reference/cancel', { config }, async (request, reply) => {
      const { reference } = request.params;
      await sandbox.cancel(reference);
      const { payment, state } = await load(reference);
      return reply.redirect(state === 'failed' ? payment.callbackUrl : pathOf(reference), 303);
    });
  });
}
