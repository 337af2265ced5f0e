import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

const ok = (data: unknown): Reply => ({ body: { status: true, message: 'ok', data } });
const refused = (status: number, message: string, code: string): Reply => ({ status, body: { status: false, message, type: 'validation_error', code, meta: { nextStep: 'Check the documentation' } } });

const initialiseBody = z.object({ email: z.string(), amount: z.int(), reference: z.string().check(z.regex(/^[\w.=-]+$/)), callback_url: z.string(), currency: z.literal('NGN') });
const refundBody = z.object({ transaction: z.string(), amount: z.int(), merchant_note: z.string() });
const recipientBody = z.object({ type: z.literal('nuban'), name: z.string(), account_number: z.string(), bank_code: z.string() });
const transferBody = z.object({ source: z.literal('balance'), amount: z.int(), recipient: z.string(), reference: z.string().check(z.regex(/^[a-z0-9_-]{16,50}$/)) });

/** A verified card payment as Paystack's documentation shows it: fee on top, a trailing space, an empty text for metadata. */
const verified = (reference: string, requested: number, status: string) => ({
  id: 4099260516,
  domain: 'test',
  status,
  reference,
  amount: requested + 10_283,
  requested_amount: requested,
  gateway_response: status === 'success' ? 'Successful' : 'Insufficient Funds ',
  paid_at: status === 'success' ? '2026-11-20T11:05:00.000Z' : null,
  paidAt: status === 'success' ? '2026-11-20T11:05:00.000Z' : null,
  channel: 'card',
  currency: 'NGN',
  ip_address: null,
  metadata: '',
  fees: status === 'success' ? 10_283 : null,
  customer: { id: 1, first_name: null, last_name: null, email: 'customer@test.example', phone: null },
  authorization: { authorization_code: 'AUTH_x', bin: '408408', last4: '4081', card_type: 'visa ', bank: 'TEST BANK', country_code: 'NG' },
});

/** Speaks Paystack's documented shapes on a port of its own, and remembers what it was asked. */
export async function startPaystackFake(secretKey: string) {
  const payments = new Map<string, { amount: number; status: string; currency?: string }>();
  const refunds: { id: number; transaction: string; amount: number; status: string; merchant_note: string }[] = [];
  const transfers = new Set<string>();
  const faults = { down: false, losesRefundReply: false, refusesRefunds: false, refusesTransfers: false };

  const answer = (method: string, url: URL, body: unknown): Reply => {
    const route = `${method} ${url.pathname.replace(/^(\/(?:transaction|transfer)\/verify\/).+/, '$1:reference')}`;
    switch (route) {
      case 'POST /transaction/initialize': {
        const { reference, amount } = initialiseBody.parse(body);
        if (payments.has(reference)) return refused(400, 'Duplicate Transaction Reference', 'duplicate_reference');
        payments.set(reference, { amount, status: 'abandoned' });
        return ok({ authorization_url: `https://checkout.paystack.com/${reference}`, access_code: 'x', reference });
      }
      case 'GET /transaction/verify/:reference': {
        const reference = decodeURIComponent(url.pathname.slice('/transaction/verify/'.length));
        const payment = payments.get(reference);
        return payment ? ok({ ...verified(reference, payment.amount, payment.status), ...(payment.currency && { currency: payment.currency }) }) : refused(400, 'Transaction reference not found.', 'transaction_not_found');
      }
      case 'GET /refund':
        return ok(refunds);
      case 'POST /refund': {
        const { transaction, amount, merchant_note } = refundBody.parse(body);
        if (faults.refusesRefunds) return refused(400, 'Transaction has been fully reversed', 'transaction_reversed');
        const refund = { id: refunds.length + 1, transaction, amount, status: 'pending', merchant_note };
        refunds.push(refund);
        if (faults.losesRefundReply) return { status: 502, body: 'Bad gateway' };
        return ok(refund);
      }
      case 'POST /transferrecipient':
        recipientBody.parse(body);
        if (faults.refusesTransfers) return refused(400, 'Cannot resolve account', 'invalid_bank_code');
        return ok({ active: true, recipient_code: 'RCP_1' });
      case 'GET /transfer/verify/:reference': {
        const reference = decodeURIComponent(url.pathname.slice('/transfer/verify/'.length));
        return transfers.has(reference) ? ok({ reference, status: 'pending', transfer_code: 'TRF_1' }) : refused(404, 'Transfer not found', 'transfer_not_found');
      }
      case 'POST /transfer': {
        const { reference } = transferBody.parse(body);
        if (transfers.has(reference)) return refused(400, 'Please provide a unique reference', 'duplicate_reference');
        transfers.add(reference);
        return ok({ reference, status: 'pending', transfer_code: 'TRF_1' });
      }
      default:
        return refused(404, `No ${route}`, 'not_found');
    }
  };

  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
      const { status = 200, body } = faults.down
        ? { status: 503, body: 'Service unavailable' }
        : isKnown
          ? answer(request.method ?? '', new URL(request.url ?? '', 'http://fake'), text === '' ? undefined : JSON.parse(text))
          : refused(401, 'Invalid key', 'invalid_Key');
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    payments,
    refunds,
    transfers,
    faults,
    /** A signed notice, spaced as nobody would serialise it again. */
    notice(event: string, data: object): { body: Buffer; headers: Record<string, string> } {
      const body = Buffer.from(JSON.stringify({ event, data }, null, 3));
      return { body, headers: { 'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex') } };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
