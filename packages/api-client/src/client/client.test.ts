import { describe, expect, it, vi } from 'vitest';
import * as auth from '../contract/main/auth';
import * as cart from '../contract/main/cart';
import * as coupons from '../contract/main/coupons';
import * as images from '../contract/main/images';
import * as merchantOrders from '../contract/main/merchant-orders';
import * as payouts from '../contract/main/payouts';
import { ApiError } from './api-error';
import { createClient, type ClientPorts } from './client';

const origin = 'http://shop.test';
const bases = {
  main: `${origin}/api/v1`,
  root: `${origin}/api`,
  bank: `${origin}/api/bank`,
  shipping: `${origin}/api/shipping`,
  theme: `${origin}/api/theme`,
};

function clientWith(
  respond: (request: Request) => Response | Promise<Response>,
  ports: Partial<ClientPorts> = {},
) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return respond(request);
  };
  return { call: createClient({ bases, platformSlug: 'voltmart', fetch, ...ports }), requests };
}
const ok = (data: unknown) => Response.json({ success: true, message: 'OK', data });
const failure = (status: number, body: object) =>
  Response.json({ success: false, ...body }, { status });
const stats = { processedPayment: 1250000.5, approvedPayment: 0, pendingPayment: 0.01 };

describe('the API client', () => {
  it('sends the bearer and XSRF tokens, and decodes money to kobo', async () => {
    const { call, requests } = clientWith(() => ok(stats), {
      getToken: () => 'T',
      getXsrfToken: () => 'X',
    });
    expect(await call(payouts.stats)).toEqual({
      processedPayment: 125_000_050,
      approvedPayment: 0,
      pendingPayment: 1,
    });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer T');
    expect(requests[0]?.headers.get('x-xsrf-token')).toBe('X');
  });

  it("builds the spec's path with the platform's slug and encoded parameters", async () => {
    const { call, requests } = clientWith(() => failure(404, { message: 'gone' }));
    await call(merchantOrders.assignToPlatform, { params: { id: 'a/b c' } }).catch(() => undefined);
    expect(requests[0]?.url).toBe(
      `${origin}/api/v1/ordertracking/merchant/assigntovoltmart/a%2Fb%20c`,
    );
  });

  it('sends a DELETE request with its body', async () => {
    const { call, requests } = clientWith(() => ok({ cartItemsList: [], cartTotal: 0 }));
    await call(cart.remove, { body: { itemIds: ['one'] } });
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual([
      'DELETE',
      { itemIds: ['one'] },
    ]);
  });

  it('sends an image as multipart form data', async () => {
    const { call, requests } = clientWith(() =>
      ok({ hostedImage: '/images/abcdefgh', width: 1, height: 1 }),
    );
    await call(images.upload, { body: { image: new File(['x'], 'x.png', { type: 'image/png' }) } });
    expect(requests[0]?.headers.get('content-type')).toContain('multipart/form-data');
  });

  it('does not send a body that its schema rejects', async () => {
    const { call, requests } = clientWith(() => ok(null));
    await expect(
      call(auth.signInCustomer, { body: { email: 'nobody', password: 'x' } }),
    ).rejects.toMatchObject({ kind: 'rejected', status: 422, fields: [{ field: 'email' }] });
    expect(requests).toHaveLength(0);
  });
});

describe('the error handling of the API client', () => {
  it("uses the first field error of a 422, or else the server's message, or else the endpoint's own text", async () => {
    const fail = (body: object, status: number) =>
      clientWith(() => failure(status, body)).call(coupons.list);
    await expect(
      fail({ message: 'm', errors: [{ field: 'a', message: 'first' }] }, 422),
    ).rejects.toThrow('first');
    await expect(
      fail({ message: 'm', errors: [{ field: 'a', message: 'first' }] }, 400),
    ).rejects.toThrow('m');
    await expect(fail({ message: '' }, 500)).rejects.toThrow(coupons.list.failure);
  });

  it('rejects a response with status 200 and success: false', async () => {
    await expect(
      clientWith(() => failure(200, { message: 'Not today' })).call(coupons.list),
    ).rejects.toMatchObject({ message: 'Not today', kind: 'rejected' });
  });

  it('rejects a response that does not match the contract', async () => {
    await expect(clientWith(() => ok({ rows: 'none' })).call(coupons.list)).rejects.toMatchObject({
      kind: 'contract',
      message: coupons.list.failure,
    });
  });

  it("uses the endpoint's own text when there is no response", async () => {
    const down = clientWith(() => Promise.reject(new TypeError('refused'))).call;
    await expect(
      down(auth.signInCustomer, { body: { email: 'a@b.ng', password: 'x' } }),
    ).rejects.toThrow('Check network connection');
    await expect(down(auth.forgotCustomer, { body: { email: 'a@b.ng' } })).rejects.toThrow(
      'Please check your internet and try again',
    );
    await expect(down(coupons.list)).rejects.toMatchObject({
      kind: 'network',
      message: coupons.list.failure,
    });
  });

  it('renews the token once after a 401 and repeats the request', async () => {
    let token = 'old';
    const renew = vi.fn(async (_refused: string | undefined) => {
      token = 'new';
      return true;
    });
    const { call, requests } = clientWith(
      (request) =>
        request.headers.get('authorization') === 'Bearer new'
          ? ok(stats)
          : failure(401, { message: 'Sign in' }),
      { getToken: () => token, onUnauthorized: renew },
    );
    await call(payouts.stats);
    expect([renew.mock.calls, requests.length]).toEqual([[['old']], 2]);
  });

  it('gives up when the request still fails after one token renewal', async () => {
    const { call, requests } = clientWith(() => failure(401, { message: 'Sign in' }), {
      onUnauthorized: async () => true,
    });
    await expect(call(payouts.stats)).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(2);
  });
});
