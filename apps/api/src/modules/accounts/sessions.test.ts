import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { usersTable } from './accounts.tables';

const password = 'correct horse battery';

let market: TestMarket;
let signIns = 0;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const shop = { host: 'shop.localhost:8080', 'sec-fetch-site': 'same-origin' };

async function signIn() {
  signIns += 1;
  const email = `person${signIns}@test.example`;
  const id = await market.services.accounts.createConfirmed({
    role: 'customer',
    email,
    password,
    firstName: 'Ada',
    lastName: 'Obi',
  });
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/auth/customer/login',
    headers: shop,
    payload: { email, password },
  });
  const { token, expiresIn } = reply.json().data;
  return { id, token: String(token), expiresIn: Number(expiresIn), cookies: reply.cookies };
}

const cookie = (cookies: readonly { name: string; value: string }[], name: string) =>
  cookies.find((each) => each.name === name)?.value ?? '';
const renew = (refresh: string) =>
  market.app.inject({
    method: 'POST',
    url: '/api/v1/auth/refresh',
    headers: { ...shop, cookie: `refresh=${refresh}` },
  });
const me = (token: string, host = 'shop.localhost:8080') =>
  market.app.inject({
    url: '/api/v1/auth/userdata',
    headers: { host, authorization: `Bearer ${token}` },
  });

describe('a session', () => {
  it('sets a refresh cookie that scripts cannot read, and an XSRF cookie that the page can read', async () => {
    const { cookies } = await signIn();
    expect(cookies.find(({ name }) => name === 'refresh')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/v1/auth',
    });
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(xsrf).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' });
    expect(xsrf).not.toHaveProperty('httpOnly');
  });

  it('has lifetimes in seconds, so that the device’s clock does not matter', async () => {
    const { expiresIn, cookies } = await signIn();
    expect(expiresIn).toBe(15 * 60);
    for (const each of cookies) {
      expect(each).toMatchObject({ maxAge: days(7) / 1000 });
      expect(each).not.toHaveProperty('expires');
    }
  });

  it('authenticates for 15 minutes, then only after a renewal', async () => {
    const { token, cookies } = await signIn();
    expect((await me(token)).statusCode).toBe(200);
    market.clock.advance(minutes(15));
    expect((await me(token)).statusCode).toBe(401);
    const renewed = await renew(cookie(cookies, 'refresh'));
    expect((await me(renewed.json().data.token)).statusCode).toBe(200);
  });

  it('lets a second tab renew it at the same time, without a new refresh cookie', async () => {
    const { cookies } = await signIn();
    const [first, second] = [
      await renew(cookie(cookies, 'refresh')),
      await renew(cookie(cookies, 'refresh')),
    ];
    expect(cookie(first.cookies, 'refresh')).not.toBe('');
    expect([second.statusCode, cookie(second.cookies, 'refresh')]).toEqual([200, '']);
    expect((await me(second.json().data.token)).statusCode).toBe(200);
  });

  it('ends when a used refresh token is sent again later, because it may have been copied', async () => {
    const { cookies } = await signIn();
    const stolen = cookie(cookies, 'refresh');
    const renewed = await renew(stolen);
    market.clock.advance(11_000);
    expect((await renew(stolen)).statusCode).toBe(401);
    expect((await me(renewed.json().data.token)).statusCode).toBe(401);
    expect((await renew(cookie(renewed.cookies, 'refresh'))).statusCode).toBe(401);
  });

  it('ends when a refresh token of any age is reused, but not when an unknown token is sent', async () => {
    const { cookies } = await signIn();
    const oldest = cookie(cookies, 'refresh');
    let renewed = await renew(oldest);
    for (let times = 0; times < 3; times += 1) {
      market.clock.advance(minutes(1));
      renewed = await renew(cookie(renewed.cookies, 'refresh'));
    }
    const [session = ''] = oldest.split('.');
    expect((await renew(`${session}.${'a'.repeat(43)}.${'a'.repeat(43)}`)).statusCode).toBe(401);
    expect((await me(renewed.json().data.token)).statusCode).toBe(200);
    expect((await renew(oldest)).statusCode).toBe(401);
    expect((await me(renewed.json().data.token)).statusCode).toBe(401);
    expect((await renew(cookie(renewed.cookies, 'refresh'))).statusCode).toBe(401);
  });

  it('is not created or kept for demo accounts outside demo mode', async () => {
    const email = 'customer@demo.example';
    const id = await market.services.accounts.createConfirmed({
      role: 'customer',
      email,
      password,
      firstName: 'Ada',
      lastName: 'Obi',
    });
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/auth/customer/login',
      headers: shop,
      payload: { email, password },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'Demo accounts cannot sign in here.',
    ]);
    const keptSession = await market.services.sessions.open({ id, role: 'customer' });
    await expect(market.services.sessions.refresh(keptSession.refreshToken)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await market.services.sessions.revokeDemo();
    expect((await me(keptSession.accessToken)).statusCode).toBe(401);
  });

  it('ends after its idle time, and after its maximum time even when it is in use', async () => {
    const { id } = await signIn();
    const idle = await market.services.sessions.open({ id, role: 'admin' });
    market.clock.advance(minutes(30));
    await expect(market.services.sessions.refresh(idle.refreshToken ?? '')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });

    let { refreshToken } = await market.services.sessions.open({ id, role: 'customer' });
    for (let day = 0; day < 28; day += 4) {
      market.clock.advance(days(4));
      ({ refreshToken } = await market.services.sessions.refresh(refreshToken ?? ''));
    }
    market.clock.advance(days(2) + hours(1));
    await expect(market.services.sessions.refresh(refreshToken ?? '')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('ends on sign-out, on one device or on all devices', async () => {
    const account = await market.create.customer();
    const other = await market.services.sessions.open({ id: account.userId, role: 'customer' });
    const signOut = (token: string, sessionId: string, everywhere: boolean) =>
      market.app.inject({
        method: 'POST',
        url: '/api/v1/auth/logout',
        headers: {
          ...shop,
          authorization: `Bearer ${token}`,
          'x-xsrf-token': market.xsrfToken(sessionId),
        },
        payload: { everywhere },
      });
    await signOut(account.token, account.sessionId, false);
    expect([
      (await me(account.token)).statusCode,
      (await me(other.accessToken)).statusCode,
    ]).toEqual([401, 200]);
    const third = await market.services.sessions.open({ id: account.userId, role: 'customer' });
    await signOut(third.accessToken, third.sessionId, true);
    expect((await me(other.accessToken)).statusCode).toBe(401);
  });

  it('is rejected for a deactivated account, on another app’s host, and when the access token is sent as a cookie', async () => {
    const admin = await market.create.admin();
    expect((await me(admin.token, 'internal.localhost:8080')).statusCode).toBe(200);
    expect((await me(admin.token)).statusCode).toBe(401);
    const customer = await market.create.customer();
    expect(
      (
        await market.app.inject({
          url: '/api/v1/auth/userdata',
          headers: { host: shop.host, cookie: `storefront_token=${customer.token}` },
        })
      ).statusCode,
    ).toBe(401);
    await market.db
      .update(usersTable)
      .set({ deactivatedAt: market.clock.now() })
      .where(eq(usersTable.id, customer.userId));
    expect((await me(customer.token)).statusCode).toBe(401);
  });
});
