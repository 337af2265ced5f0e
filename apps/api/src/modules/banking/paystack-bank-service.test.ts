import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../platform/clock';
import { noLog } from '../../platform/log';
import { paystackBankService } from './paystack-bank-service';

/** Responses in the documented shapes of `GET /bank` and `GET /bank/resolve`. */
const answers: Record<string, { status: number; body: unknown }> = {
  '/bank': {
    status: 200,
    body: {
      status: true,
      message: 'Banks retrieved',
      data: [
        {
          id: 302,
          name: 'Kuda Bank',
          slug: 'kuda-bank',
          code: '50211',
          active: true,
          country: 'Nigeria',
          currency: 'NGN',
        },
      ],
    },
  },
  '/bank/resolve': {
    status: 200,
    body: {
      status: true,
      message: 'Account number resolved',
      data: { account_number: '0001234567', account_name: 'DOE JANE LOREN ', bank_id: 9 },
    },
  },
};
const requests: IncomingMessage[] = [];
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? { status: 404, body: {} };
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const fallback = [{ name: 'Access Bank', code: '044', slug: 'access-bank' }];
const service = () =>
  paystackBankService({
    secretKey: 'sk_test_1',
    clock: manualClock(new Date('2026-11-20T11:00:00Z')),
    fallback,
    baseUrl,
    log: noLog,
  });
const account = { accountNumber: '0001234567', bankCode: '058' };

describe('Paystack bank service', () => {
  it('fetches the list of banks once a day and looks up account holders', async () => {
    const banks = service();
    expect(await banks.list()).toEqual([{ name: 'Kuda Bank', code: '50211', slug: 'kuda-bank' }]);
    await banks.list();
    expect(requests.filter(({ url }) => url?.startsWith('/bank?'))).toHaveLength(1);
    expect(await banks.findHolder(account, async () => 'Ada Obi')).toBe('DOE JANE LOREN');
    expect(requests.at(-1)).toMatchObject({
      url: '/bank/resolve?account_number=0001234567&bank_code=058',
      headers: { authorization: 'Bearer sk_test_1' },
    });
  });

  it('returns no holder when Paystack cannot resolve the account', async () => {
    answers['/bank/resolve'] = {
      status: 422,
      body: {
        status: false,
        message: 'Could not resolve account name. Check parameters or try again.',
      },
    };
    expect(await service().findHolder(account, async () => 'Ada Obi')).toBeUndefined();
  });

  it.each([
    ['another account', { account_number: '9999999999', account_name: 'SOMEBODY ELSE' }],
    ['no name', { account_number: account.accountNumber, account_name: ' ' }],
    ['an account number of the wrong type', { account_number: 1234567, account_name: 'ADA OBI' }],
  ])('rejects an account resolution with %s', async (_what, data) => {
    answers['/bank/resolve'] = {
      status: 200,
      body: { status: true, message: 'Account number resolved', data },
    };
    await expect(service().findHolder(account, async () => 'Ada Obi')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('leaves out invalid banks', async () => {
    const good = {
      name: 'Kuda Bank',
      slug: 'kuda-bank',
      code: '50211',
      currency: 'NGN',
      is_deleted: null,
    };
    answers['/bank'] = {
      status: 200,
      body: {
        status: true,
        message: 'ok',
        data: [{ name: 'No code' }, good, { ...good, code: 7 }, { ...good, currency: 'GHS' }, null],
      },
    };
    expect(await service().list()).toEqual([
      { name: 'Kuda Bank', code: '50211', slug: 'kuda-bank' },
    ]);
    answers['/bank'] = { status: 200, body: '<html>' };
    expect(await service().list()).toBe(fallback);
  });

  it('returns the bundled list of banks, and throws for account look-ups, while Paystack is down', async () => {
    answers['/bank'] = { status: 500, body: {} };
    answers['/bank/resolve'] = { status: 500, body: {} };
    expect(await service().list()).toBe(fallback);
    await expect(service().findHolder(account, async () => 'Ada Obi')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
