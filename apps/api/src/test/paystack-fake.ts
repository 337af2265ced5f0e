import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** A faulty reply: a given text, or a connection that fails. */
export type WrongAnswer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly text: string }
  | 'reset'
  | 'silence'
  | 'cut short';
type Distort = (route: string, right: Reply) => WrongAnswer | undefined;

const ok = (data: unknown): Reply => ({ body: { status: true, message: 'ok', data } });
const refusal = (status: number, message: string, code: string): Reply => ({
  status,
  body: {
    status: false,
    message,
    type: 'validation_error',
    code,
    meta: { nextStep: 'Check the documentation' },
  },
});

const initialiseBody = z.object({
  email: z.string(),
  amount: z.int(),
  reference: z.string().check(z.regex(/^[\w.=-]+$/)),
  callback_url: z.string(),
  currency: z.literal('NGN'),
  channels: z.array(z.enum(['card', 'bank_transfer', 'ussd'])),
});
const refundBody = z.object({
  transaction: z.string(),
  amount: z.int(),
  merchant_note: z.string(),
});
const recipientBody = z.object({
  type: z.literal('nuban'),
  name: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
});
const disputeBody = z.object({
  resolution: z.enum(['merchant-accepted', 'declined']),
  message: z.string(),
  refund_amount: z.int(),
  uploaded_filename: z.string(),
});
const transferBody = z.object({
  source: z.literal('balance'),
  amount: z.int(),
  recipient: z.string(),
  reference: z.string().check(z.regex(/^[a-z0-9_-]{16,50}$/)),
});

interface FakePayment {
  readonly amount: number;
  readonly status: string;
  readonly currency?: string;
  readonly channels?: readonly string[];
  /** What the customer paid, when it differs from the amount with the fee on top. */
  readonly paid?: number;
}

/**
 * A verified card payment as in Paystack's documentation: fee on top, a trailing space, an empty
 * string as metadata.
 */
const verifiedBody = (
  reference: string,
  { amount, status, currency = 'NGN', channels: [channel = 'card'] = [], paid }: FakePayment,
) => ({
  id: 4099260516,
  domain: 'test',
  status,
  reference,
  amount: paid ?? amount + 10_283,
  requested_amount: amount,
  gateway_response: status === 'success' ? 'Successful' : 'Insufficient Funds ',
  paid_at: status === 'success' ? '2026-11-20T11:05:00.000Z' : null,
  paidAt: status === 'success' ? '2026-11-20T11:05:00.000Z' : null,
  channel,
  currency,
  ip_address: null,
  metadata: '',
  fees: status === 'success' ? 10_283 : null,
  customer: {
    id: 1,
    first_name: null,
    last_name: null,
    email: 'customer@test.example',
    phone: null,
  },
  authorization: {
    authorization_code: 'AUTH_x',
    bin: '408408',
    last4: '4081',
    card_type: 'visa ',
    bank: 'TEST BANK',
    country_code: 'NG',
  },
});

/**
 * Serves replies in the shapes of Paystack's documentation on its own port, and records the
 * requests.
 */
export async function startPaystackFake(secretKey: string) {
  const payments = new Map<string, FakePayment>();
  const refunds: {
    id: number;
    transaction: string;
    amount: number;
    status: string;
    merchant_note: string;
  }[] = [];
  const transfers = new Set<string>();
  const disputeAnswers: {
    id: string;
    resolution: string;
    message: string;
    refund_amount: number;
  }[] = [];
  const uploads: string[] = [];
  const settlements = new Map<string, { settlement: object; transactions: readonly object[] }>();
  let distort: Distort | undefined;
  const faults = {
    down: false,
    losesRefundReply: false,
    refusesRefunds: false,
    refusesTransfers: false,
    refusesDisputes: false,
  };

  const answer = (method: string, url: URL, body: unknown): Reply => {
    const route = toRoute(method, url);
    const recordId = url.pathname.split('/')[2] ?? '';
    switch (route) {
      case 'POST /transaction/initialize': {
        const { reference, amount, channels } = initialiseBody.parse(body);
        if (payments.has(reference))
          return refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference');
        payments.set(reference, { amount, status: 'abandoned', channels });
        return ok({
          authorization_url: `https://checkout.paystack.com/${reference}`,
          access_code: 'x',
          reference,
        });
      }
      case 'GET /transaction/verify/:reference': {
        const reference = decodeURIComponent(url.pathname.slice('/transaction/verify/'.length));
        const payment = payments.get(reference);
        return payment
          ? ok(verifiedBody(reference, payment))
          : refusal(400, 'Transaction reference not found.', 'transaction_not_found');
      }
      case 'GET /refund':
        return ok(refunds);
      case 'POST /refund': {
        const { transaction, amount, merchant_note } = refundBody.parse(body);
        if (faults.refusesRefunds)
          return refusal(400, 'Transaction has been fully reversed', 'transaction_reversed');
        const refund = {
          id: refunds.length + 1,
          transaction,
          amount,
          status: 'pending',
          merchant_note,
        };
        refunds.push(refund);
        if (faults.losesRefundReply) return { status: 502, body: 'Bad gateway' };
        return ok(refund);
      }
      case 'POST /transferrecipient':
        recipientBody.parse(body);
        if (faults.refusesTransfers)
          return refusal(400, 'Cannot resolve account', 'invalid_bank_code');
        return ok({ active: true, recipient_code: 'RCP_1' });
      case 'GET /transfer/verify/:reference': {
        const reference = decodeURIComponent(url.pathname.slice('/transfer/verify/'.length));
        return transfers.has(reference)
          ? ok({ reference, status: 'pending', transfer_code: 'TRF_1' })
          : refusal(404, 'Transfer not found', 'transfer_not_found');
      }
      case 'POST /transfer': {
        const { reference } = transferBody.parse(body);
        if (transfers.has(reference))
          return refusal(400, 'Please provide a unique reference', 'duplicate_reference');
        transfers.add(reference);
        return ok({ reference, status: 'pending', transfer_code: 'TRF_1' });
      }
      case 'GET /settlement':
        return ok([...settlements.values()].map(({ settlement }) => settlement));
      case 'GET /settlement/:id/transactions': {
        const page = Number(url.searchParams.get('page'));
        const size = Number(url.searchParams.get('perPage'));
        const { transactions = [] } = settlements.get(recordId) ?? {};
        return ok(transactions.slice((page - 1) * size, page * size));
      }
      case 'GET /dispute/:id':
        return ok({
          id: Number(recordId),
          status: disputeAnswers.some(({ id }) => id === recordId)
            ? 'resolved'
            : 'awaiting-merchant-feedback',
        });
      case 'POST /dispute/:id/evidence':
        return ok({ id: 21, dispute: Number(recordId) });
      case 'GET /dispute/:id/upload_url':
        return ok({
          signedUrl: `${origin}/uploads/${url.searchParams.get('upload_filename') ?? ''}`,
          fileName: 'evidence.txt',
        });
      case 'PUT /dispute/:id/resolve': {
        if (faults.refusesDisputes || disputeAnswers.some(({ id }) => id === recordId))
          return refusal(400, 'Dispute is already resolved', 'dispute_resolved');
        disputeAnswers.push({ id: recordId, ...disputeBody.parse(body) });
        return ok({ id: Number(recordId), status: 'resolved' });
      }
      default:
        return refusal(404, `No ${route}`, 'not_found');
    }
  };

  let origin = '';
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const url = new URL(request.url ?? '', 'http://fake');
      if (url.pathname.startsWith('/uploads/')) {
        uploads.push(text);
        response.end();
        return;
      }
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
      const right = faults.down
        ? { status: 503, body: 'Service unavailable' }
        : isKnown
          ? answer(request.method ?? '', url, text === '' ? undefined : JSON.parse(text))
          : refusal(401, 'Invalid key', 'invalid_Key');
      send(
        response,
        distort?.(toRoute(request.method ?? '', url), right) ?? {
          ...(right.status !== undefined && { status: right.status }),
          text: toText(right),
        },
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake has no port');

  origin = `http://127.0.0.1:${address.port}`;

  const sign = (body: Buffer): { body: Buffer; headers: Record<string, string> } => ({
    body,
    headers: { 'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex') },
  });

  return {
    url: origin,
    payments,
    refunds,
    transfers,
    faults,
    disputeAnswers,
    uploads,
    /** Settlements by their ids. */
    settlements,
    /**
     * Sends this function's reply from now on, where it returns one. Without a function, replies
     * are correct again.
     */
    distort(by?: Distort): void {
      distort = by;
    },
    /** A signed notification whose whitespace would not survive parsing and serialising. */
    notice: (event: string, data: object) =>
      sign(Buffer.from(JSON.stringify({ event, data }, null, 3))),
    /** Signs any bytes. */
    sign,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const toRoute = (method: string, { pathname }: URL): string =>
  `${method} ${pathname.replace(/^(\/(?:transaction|transfer)\/verify\/).+/, '$1:reference').replace(/^(\/(?:dispute|settlement)\/)[^/]+/, '$1:id')}`;

export const toText = ({ body }: Reply): string =>
  typeof body === 'string' ? body : JSON.stringify(body);

function send(response: ServerResponse, answer: WrongAnswer): void {
  if (answer === 'silence') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  if (answer === 'cut short') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write('{"status":true,');
    setImmediate(() => response.destroy());
    return;
  }
  response
    .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    .end(answer.text);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
