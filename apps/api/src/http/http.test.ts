import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMarket, type TestMarket } from '../test/harness';
import type { TestAccount } from '../test/test-accounts';

let market: TestMarket;
let customer: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  customer = await market.create.customer();
});
afterAll(() => market.close());

const host = 'shop.localhost:8080';
const addresses = '/api/v1/customershippingaddress';
const signInUrl = '/api/v1/auth/customer/login';
const json = { 'content-type': 'application/json' };

const send = (options: InjectOptions) =>
  market.app.inject({ ...options, headers: { host, ...options.headers } });
/** Sends a request with the headers that a page of the shop sends for the customer. */
const sendOwn = (options: InjectOptions) =>
  send({
    ...options,
    headers: {
      authorization: `Bearer ${customer.token}`,
      'x-xsrf-token': market.xsrfToken(customer.sessionId),
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    },
  });

describe('a request', () => {
  it.each([
    ['invalid JSON', { method: 'POST', url: signInUrl, headers: json, payload: '{' }, 400],
    [
      'a prototype pollution attempt',
      { method: 'POST', url: signInUrl, headers: json, payload: '{"__proto__":{"role":"admin"}}' },
      400,
    ],
    [
      'a body above 256 KB',
      { method: 'POST', url: signInUrl, payload: { email: 'a'.repeat(300_000) } },
      413,
    ],
    [
      'an unsupported content type',
      {
        method: 'POST',
        url: signInUrl,
        headers: { 'content-type': 'application/xml' },
        payload: '<a/>',
      },
      415,
    ],
    ['an unknown path', { url: '/api/v1/nothing' }, 404],
    [
      'a NUL character in text',
      { method: 'POST', url: signInUrl, payload: { email: 'a\u0000@test.example', password: 'x' } },
      422,
    ],
    [
      'half a surrogate pair',
      {
        method: 'POST',
        url: signInUrl,
        headers: json,
        payload: '{"email":"a@test.example","password":"\\ud800"}',
      },
      422,
    ],
    ['a NUL character in the URL', { url: '/api/v1/products/customer/product/%00' }, 422],
    ['a URL that cannot be decoded', { url: '/api/v1/products/customer/product/50%' }, 404],
    [
      'an incomplete character in the URL',
      { url: '/api/v1/products/customer/product/%ED%A0%80?search=50%' },
      404,
    ],
    [
      'an id of more than 100 characters',
      { url: `/api/v1/products/customer/product/${'a'.repeat(101)}` },
      414,
    ],
  ] as const)(
    'with %s is rejected with the standard error envelope',
    async (_, request, status) => {
      const reply = await send(request);
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({
        success: false,
        message: expect.stringMatching(/\w+\.$/),
      });
    },
  );

  it('with an invalid id returns 404', async () => {
    expect((await sendOwn({ url: `${addresses}/not-a-uuid` })).statusCode).toBe(404);
  });

  it.each([
    ['has no boundary', 'multipart/form-data', '', 400],
    [
      'is incomplete',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nab',
      400,
    ],
    ['is sent as JSON', 'application/json', '{}', 415],
  ] as const)(
    'with a form that %s is rejected with the standard error envelope',
    async (_, type, payload, status) => {
      const { token, sessionId } = await market.create.merchant();
      const reply = await send({
        method: 'POST',
        url: '/api/v1/images',
        headers: {
          host: 'seller.localhost:8080',
          authorization: `Bearer ${token}`,
          'x-xsrf-token': market.xsrfToken(sessionId),
          'content-type': type,
        },
        payload,
      });
      expect([reply.statusCode, reply.json()]).toEqual([
        status,
        {
          success: false,
          message:
            status === 400
              ? 'The request could not be read.'
              : 'This type of content is not supported.',
        },
      ]);
    },
  );

  it('with invalid fields returns the name of each one', async () => {
    const reply = await send({
      method: 'POST',
      url: '/api/v1/auth/customer/signup',
      payload: { firstName: '', lastName: 'Obi', email: 'nonsense', password: 'short' },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'email',
      'password',
    ]);
  });

  it('with invalid fields returns a message for each one', async () => {
    const listProblems = async (options: InjectOptions) =>
      (await sendOwn(options))
        .json()
        .errors.map(
          ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
        );
    expect(
      await listProblems({
        url: '/api/v1/products/customer/getallproducts?limit=1e9&offset=-1&sort=best',
      }),
    ).toEqual([
      'limit: Enter at most 100',
      'offset: Enter at least 0',
      'sort: Choose one of: relevance, newest, price-asc, price-desc, rating, saving',
    ]);
    expect(
      await listProblems({
        method: 'POST',
        url: '/api/v1/cart/add-cart',
        payload: { items: [{ quantity: 1.5 }] },
      }),
    ).toEqual(['items.0.productId: Fill this in', 'items.0.quantity: Enter a whole number']);
  });

  it.each(['sales/orders', 'dashboard/merchant'])(
    'with a date after 2100 is rejected by %s',
    async (call) => {
      const { token } = await market.create.merchant();
      const url = `/api/v1/${call}?startDate=9999-12-01&endDate=9999-12-31&interval=month`;
      const reply = await send({
        url,
        headers: { host: 'seller.localhost:8080', authorization: `Bearer ${token}` },
      });
      expect([reply.statusCode, reply.json().errors]).toEqual([
        422,
        [
          { field: 'startDate', message: 'Enter a date between 2000 and 2100' },
          { field: 'endDate', message: 'Enter a date between 2000 and 2100' },
        ],
      ]);
    },
  );

  it('that causes an unexpected error returns a reference, and never the error’s details', async () => {
    vi.spyOn(market.services.accounts, 'profile').mockRejectedValueOnce(
      new Error('relation "users" is on fire'),
    );
    const reply = await sendOwn({ url: '/api/v1/auth/userdata' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json().message).toMatch(
      /^Something went wrong on our side\. Try again later \(reference [0-9a-f]{12}\)\.$/,
    );
  });

  it('beyond the limit for its IP address is rejected for a minute, and sign-ins are counted separately', async () => {
    const strict = await startMarket({ env: { RATE_LIMIT_FACTOR: '1' } });
    const signIn = () =>
      strict.app.inject({ method: 'POST', url: signInUrl, headers: { host }, payload: {} });
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await signIn()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
    expect(
      (await strict.app.inject({ url: '/api/v1/products/daily-product', headers: { host } }))
        .statusCode,
    ).toBe(200);
    await strict.close();
  });
});

describe('the router', () => {
  it.each(['/API/V1/Auth/UserData', '/api/v1/auth/userdata/', '/api/v1/auth/USERDATA/'])(
    'accepts %s as the same endpoint',
    async (url) => {
      expect((await sendOwn({ url })).json()).toMatchObject({
        success: true,
        data: { email: customer.email },
      });
    },
  );

  it('accepts a DELETE request with or without a body', async () => {
    const url = `${addresses}/00000000-0000-7000-8000-000000000000`;
    expect((await sendOwn({ method: 'DELETE', url, payload: { id: 'anything' } })).statusCode).toBe(
      404,
    );
    expect((await sendOwn({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await sendOwn({ method: 'DELETE', url, headers: json })).statusCode).toBe(400);
  });
});

describe('the protection against cross-site request forgery', () => {
  const change = (headers: Record<string, string>) =>
    sendOwn({
      method: 'PATCH',
      url: `${addresses}/00000000-0000-7000-8000-000000000000/default`,
      headers,
    });

  it('accepts a change from the site itself', async () => {
    expect((await change({})).statusCode).toBe(404);
  });

  it.each([
    ['no XSRF token', { 'x-xsrf-token': '' }],
    ['a forged XSRF token', { 'x-xsrf-token': 'abc.def' }],
    ['another site as its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host as its origin', { 'sec-fetch-site': 'same-site' }],
  ])('rejects a change with %s', async (_, headers) => {
    expect((await change(headers)).statusCode).toBe(403);
  });

  it('rejects the XSRF token of another session', async () => {
    const other = await market.create.customer();
    expect((await change({ 'x-xsrf-token': market.xsrfToken(other.sessionId) })).statusCode).toBe(
      403,
    );
  });

  it('checks the Origin header when the browser sends no Sec-Fetch-Site', async () => {
    const from = (origin: string) =>
      send({ method: 'POST', url: signInUrl, headers: { origin }, payload: {} });
    expect((await from('https://evil.example')).statusCode).toBe(403);
    expect((await from('null')).statusCode).toBe(403);
    expect((await from(`http://${host}`)).statusCode).toBe(422);
  });
});

describe('the API server', () => {
  it('sends security headers with every reply, and forbids caching of personal data', async () => {
    const { headers } = await sendOwn({ url: '/api/v1/auth/userdata' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toMatchInlineSnapshot(
      `"default-src 'none';script-src 'self';style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';img-src 'self' data: blob:;font-src 'self';connect-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'"`,
    );
  });

  it('tells probes whether the process is alive and ready', async () => {
    expect((await send({ url: '/api/health/live' })).statusCode).toBe(200);
    expect((await send({ url: '/api/health/ready' })).statusCode).toBe(200);
  });

  it('serves the API description in demo mode only', async () => {
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json'])
      expect((await send({ url })).statusCode).toBe(404);
    const demo = await startMarket({ env: { DEMO: 'true' } });
    const read = (url: string) => demo.app.inject({ url, headers: { host } });
    const description = (await read('/api/openapi.json')).json();
    expect(description).toMatchObject({ openapi: '3.1.0' });
    expect((await read('/api/docs/json')).json()).toEqual(description);
    expect((await read('/api/docs')).headers['content-type']).toContain('text/html');
    await demo.close();
  });

  it('forbids caching of a 404 response', async () => {
    expect(
      (await send({ url: '/api/v1/products/customer/product/nothing' })).headers['cache-control'],
    ).toBe('no-store');
  });
});
