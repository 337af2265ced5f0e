import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';
import { toErrorResponse, startErrorReply } from '../../../http/error-handlers';
import type { Routes } from '../../../http/mount';
import type { Clock } from '../../../platform/clock';
import { isAppError } from '../../../platform/errors';
import { type SandboxProvider, ussdBank } from '../../payment-providers';
import type { CheckoutService } from '../checkout.service';
import { readCardForm } from './card-form';
import { cardPage } from './card-page';
import type { PayPage } from './pay-page.layout';
import { payPageScript } from './pay-page.script';
import { paymentStatePage, errorPage, unknownPaymentPage } from './pay-page.states';
import { payPageStyle } from './pay-page.style';
import { readBank, readTransfer, readUssdAnswer } from './sandbox-forms';
import { transferPage } from './transfer-page';
import { ussdPage } from './ussd-page';

interface PayPageDeps {
  readonly sandbox: SandboxProvider;
  readonly checkout: Pick<CheckoutService, 'forPayPage'>;
  readonly clock: Clock;
  readonly platformName: string;
  /** The storefront's origin. */
  readonly shop: string;
}

interface Route {
  Params: { reference: string };
  Querystring: { again?: string };
}

const config = { open: 'the sandbox provider’s payment page' };
const isOpen = (name: PaymentStateName): boolean =>
  name === 'open' || name === 'underpaid' || name === 'declined';
const toPath = (reference: string): string => `/pay/${encodeURIComponent(reference)}`;
const assets = [
  ['/pay/pay-page.css', 'text/css; charset=utf-8', payPageStyle],
  ['/pay/pay-page.js', 'text/javascript; charset=utf-8', payPageScript],
] as const;

/**
 * The hosted pages of the sandbox provider, with plain forms: card, bank transfer and USSD. Every
 * valid POST redirects to a page with the result, so that reloading the page, going back or
 * pressing twice does not repeat the action.
 */
export const servePayPage =
  ({ sandbox, checkout, clock, platformName, shop }: PayPageDeps): Routes =>
  async (app, { shopSheet }) => {
    const html = (reply: FastifyReply, status: number, page: string) =>
      reply
        .status(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page);
    const site = async () => ({ platformName, shop, sheet: await shopSheet() });

    const load = async (reference: string) => {
      await sandbox.page(reference);
      const checked = await checkout.forPayPage(reference);
      // Reading the state may have closed an expired one-time account.
      const payment = await sandbox.page(reference);
      const page: PayPage = { ...checked, payment, now: clock.now() };
      const state = getPaymentState(page.outcome).name;
      return { page, state, poll: `${state}:${payment.received}` };
    };

    const payPage = async ({ page, poll }: Awaited<ReturnType<typeof load>>, error?: string) => {
      const { channel } = page.payment;
      if (channel === 'bank_transfer') return transferPage(await site(), page, poll);
      return channel === 'ussd'
        ? ussdPage(await site(), page, poll, error)
        : cardPage(await site(), page);
    };

    const act = async (reply: FastifyReply, reference: string, change: () => Promise<unknown>) => {
      try {
        await change();
      } catch (error) {
        // The payment was paid, closed or tried in another tab. The page shows which.
        if (!isAppError(error, 'conflict')) throw error;
      }
      return reply.redirect(toPath(reference), 303);
    };

    const fail = async (
      error: FastifyError,
      request: FastifyRequest<Route>,
      reply: FastifyReply,
    ) => {
      const { status, message } = toErrorResponse(error, request);
      const page =
        status === 404
          ? unknownPaymentPage(await site())
          : errorPage(await site(), message, request.params.reference);
      return html(startErrorReply(reply, status), status, page);
    };

    await app.register(async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.setErrorHandler<FastifyError, Route>(fail);
      for (const [url, type, content] of assets)
        scope.get(url, { config }, (_request, reply) =>
          reply.type(type).header('cache-control', 'max-age=300').send(content),
        );

      scope.get<Route>('/pay/:reference', { config }, async (request, reply) => {
        const found = await load(request.params.reference);
        const { state } = found;
        const isPaying =
          isOpen(state) && (state !== 'declined' || request.query.again !== undefined);
        return html(
          reply,
          200,
          isPaying ? await payPage(found) : paymentStatePage(await site(), found.page),
        );
      });

      scope.get<Route>('/pay/:reference/status', { config }, async (request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send((await load(request.params.reference)).poll),
      );

      scope.post<Route>('/pay/:reference', { config }, async (request, reply) => {
        const { reference } = request.params;
        const { page, state } = await load(reference);
        if (!isOpen(state) || page.payment.channel !== 'card')
          return reply.redirect(toPath(reference), 303);
        const form = readCardForm(request.body, clock.now());
        return form.typed
          ? html(reply, 422, cardPage(await site(), page, form.typed))
          : act(reply, reference, () => sandbox.pay(reference, form.number));
      });

      scope.post<Route>('/pay/:reference/transfer', { config }, async (request, reply) => {
        const { reference } = request.params;
        await sandbox.page(reference);
        const transfer = readTransfer(request.body);
        return act(reply, reference, () => sandbox.receiveTransfer(reference, transfer));
      });

      scope.post<Route>('/pay/:reference/ussd', { config }, async (request, reply) => {
        const { reference } = request.params;
        const found = await load(reference);
        const { bank } = readBank(request.body);
        if (bank === '')
          return html(reply, 422, await payPage(found, 'Choose the bank that you pay from'));
        return act(reply, reference, () => sandbox.chooseBank(reference, ussdBank(bank)));
      });

      scope.post<Route>('/pay/:reference/ussd/answer', { config }, async (request, reply) => {
        const { reference } = request.params;
        await sandbox.page(reference);
        const refusal = readUssdAnswer(request.body);
        return act(reply, reference, () => sandbox.answerUssd(reference, refusal));
      });

      scope.post<Route>('/pay/:reference/cancel', { config }, async (request, reply) => {
        const { reference } = request.params;
        await sandbox.cancel(reference);
        const { page, state } = await load(reference);
        return reply.redirect(
          state === 'failed' ? page.payment.callbackUrl : toPath(reference),
          303,
        );
      });
    });
  };
