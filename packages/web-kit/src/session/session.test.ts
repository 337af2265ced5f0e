import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@market/api-client/errors';
import type { Call } from '@market/api-client/client';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { buildAccount } from '@market/testing/factories/accounts';
import { createSessionRefresh } from './session-refresh';
import { createSession } from './session';
import { can } from './use-session';

const merchant = buildAccount('merchant');
const issued = (token: string) => ({
  token,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  expiresIn: 900,
  user: merchant,
});

beforeEach(() => {
  localStorage.clear();
  Cookies.remove('merchant_token');
});

describe('the session', () => {
  it('keeps the token in a cookie and the user in localStorage across a reload', () => {
    createSession('merchant').start(issued('T1'));
    const reloaded = createSession('merchant');
    expect([reloaded.token(), reloaded.user()]).toEqual(['T1', merchant]);
    expect(createSession('storefront').user()).toBeUndefined();
  });

  it('writes a secure cookie with SameSite=Strict for the root path', () => {
    const set = vi.spyOn(Cookies, 'set');
    createSession('merchant').start(issued('T1'));
    expect(set.mock.calls[0]?.[2]).toMatchObject({ secure: true, sameSite: 'strict', path: '/' });
  });

  it('keeps the token on a device whose clock is a day ahead of the server', () => {
    const session = createSession('merchant');
    const expiresAt = new Date(Date.now() - 86_400_000 + 900_000).toISOString();
    session.start({ ...issued('T1'), expiresAt });
    expect(session.token()).toBe('T1');
  });

  it.each(['{', 'null', '{"role":"king"}'])('treats damaged storage %j as signed out', (raw) => {
    localStorage.setItem('merchant_user', raw);
    expect(createSession('merchant').user()).toBeUndefined();
  });

  it('notifies its listeners, and removes the token and the user when cleared', () => {
    const session = createSession('merchant');
    const listener = vi.fn();
    session.subscribe(listener);
    session.start(issued('T1'));
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    expect([session.token(), session.user()]).toEqual([undefined, undefined]);
  });
});

describe('the token renewal', () => {
  const createRenewal = (answer: () => Promise<unknown>) => {
    const session = createSession('merchant');
    session.start(issued('T1'));
    const call = vi.fn(answer);
    return { session, call, renew: createSessionRefresh(session, call as unknown as Call) };
  };

  it('sends one request for all waiting calls', async () => {
    const { session, call, renew } = createRenewal(async () => issued('T2'));
    expect(await Promise.all([renew('T1'), renew('T1'), renew('T1')])).toEqual([true, true, true]);
    expect([call.mock.calls.length, session.token()]).toEqual([1, 'T2']);
  });

  it('completes even if the page closes, because the answer contains the next cookie', async () => {
    const { call, renew } = createRenewal(async () => issued('T2'));
    await renew('T1');
    expect(call).toHaveBeenCalledWith(expect.anything(), {}, { keepalive: true });
  });

  it('sends nothing for a request whose refusal arrives after the renewal', async () => {
    const { session, call, renew } = createRenewal(async () => issued('T2'));
    expect([await renew('T1'), await renew('T1')]).toEqual([true, true]);
    expect([call.mock.calls.length, session.token()]).toEqual([1, 'T2']);
  });

  it('clears the session when the server rejects the renewal', async () => {
    const { session, renew } = createRenewal(async () =>
      Promise.reject(
        new ApiError('Signed out', 'rejected', { status: 401, endpoint: 'auth.refresh' }),
      ),
    );
    expect(await renew('T1')).toBe(false);
    expect(session.user()).toBeUndefined();
  });

  it.each([
    ['the network is down', new ApiError('failed', 'network', { endpoint: 'auth.refresh' })],
    [
      'the server is restarting',
      new ApiError('failed', 'rejected', { status: 503, endpoint: 'auth.refresh' }),
    ],
    [
      'a Wi-Fi sign-in page answers',
      new ApiError('failed', 'contract', { status: 200, endpoint: 'auth.refresh' }),
    ],
  ])('keeps the session when %s', async (_, error) => {
    const { session, renew } = createRenewal(async () => Promise.reject(error));
    await expect(renew('T1')).rejects.toThrow('failed');
    expect(session.user()).toEqual(merchant);
  });
});

describe('can', () => {
  it('checks the access rule of an endpoint: first the role, then the resources of staff', () => {
    expect(can(merchant, coupons.create)).toBe(true);
    expect(can(buildAccount('staff'), coupons.create)).toBe(false);
    expect(can(buildAccount('staff', { resources: ['coupons'] }), coupons.create)).toBe(true);
    expect(can(buildAccount('approver'), storeApprovals.decide)).toBe(true);
    expect(can(merchant, storeApprovals.decide)).toBe(false);
    expect(can(undefined, coupons.create)).toBe(false);
    expect(can(undefined, coupons.forCustomers)).toBe(true);
  });
});
