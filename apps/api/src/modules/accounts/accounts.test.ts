import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { legalTextVersions } from '@market/domain/accounts/legal-text-versions';
import { usersTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import { createCall } from '../../test/test-call';

const password = 'correct horse battery';
const person = { firstName: 'Ngozi', lastName: 'Eze', password };

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const tokenIn = (link: string | null | undefined) =>
  new URL(link ?? '').pathname.split('/').at(-1) ?? '';
/** A client of one app without a session. */
const at = (app: keyof TestMarket['config']['origins']) =>
  createCall(market.app, market.config.origins[app], { platformSlug: 'voltmart' });

async function confirmedCustomer(email: string) {
  await market.anonymous(contract.auth.signUpCustomer, { body: { ...person, email } });
  const mail = await findLastMailTo(market, email);
  await market.anonymous(contract.auth.confirmCustomer, { params: { token: tokenIn(mail?.link) } });
}

describe('sign-up', () => {
  it('allows sign-in only after the emailed link is opened, and the link works twice', async () => {
    await market.anonymous(contract.auth.signUpCustomer, {
      body: { ...person, email: 'Ngozi@Test.Example' },
    });
    const signIn = () =>
      market.anonymous(contract.auth.signInCustomer, {
        body: { email: 'ngozi@test.example', password },
      });
    await expect(signIn()).rejects.toMatchObject({
      status: 403,
      message:
        'Confirm your email address first, with the link that we sent to ngozi@test.example.',
    });
    const token = tokenIn((await findLastMailTo(market, 'ngozi@test.example'))?.link);
    await market.anonymous(contract.auth.confirmCustomer, { params: { token } });
    await market.anonymous(contract.auth.confirmCustomer, { params: { token } });
    await expect(signIn()).resolves.toMatchObject({
      user: { firstName: 'Ngozi', role: 'customer' },
    });
  });

  it('returns the user from the emailed link to the page where the sign-up began, and never to another site', async () => {
    const signUp = (email: string, redirectTo: string) =>
      market.anonymous(contract.auth.signUpCustomer, { body: { ...person, email, redirectTo } });
    for (const elsewhere of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'https:evil.example',
      'checkout',
    ]) {
      await expect(signUp('evil@test.example', elsewhere)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'redirectTo' }],
      });
    }
    for (const kind of ['confirmation', 'account-exists']) {
      await signUp('buyer@test.example', '/checkout?buy=p1~v1~2');
      const mail = await findLastMailTo(market, 'buyer@test.example');
      expect(mail?.kind).toBe(kind);
      expect(new URL(mail?.link ?? '').origin).toBe(market.config.origins.storefront);
      expect(new URL(mail?.link ?? '').searchParams.get('redirectTo')).toBe(
        '/checkout?buy=p1~v1~2',
      );
    }
  });

  it('records when and in which versions the terms were accepted, allows the field to be missing, and rejects a refusal', async () => {
    const consentOf = async (email: string) => {
      const [user] = await market.db.select().from(usersTable).where(eq(usersTable.email, email));
      return [user?.termsAcceptedAt, user?.termsVersion, user?.privacyVersion];
    };
    await market.anonymous(contract.auth.signUpCustomer, {
      body: { ...person, email: 'agrees@test.example', acceptsTerms: true },
    });
    const { terms, privacy } = legalTextVersions;
    expect(await consentOf('agrees@test.example')).toEqual([market.clock.now(), terms, privacy]);
    await market.anonymous(contract.auth.signUpCustomer, {
      body: { ...person, email: 'silent@test.example' },
    });
    expect(await consentOf('silent@test.example')).toEqual([null, null, null]);
    await expect(
      market.anonymous(contract.auth.signUpCustomer, {
        body: { ...person, email: 'refuses@test.example', acceptsTerms: false },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'acceptsTerms' }] });
  });

  it('gives the same response for an email address that has an account, and notifies only its owner', async () => {
    await confirmedCustomer('taken@test.example');
    await expect(
      market.anonymous(contract.auth.signUpCustomer, {
        body: { ...person, email: 'taken@test.example', password: 'another password' },
      }),
    ).resolves.toBeNull();
    await expect(findLastMailTo(market, 'taken@test.example')).resolves.toMatchObject({
      kind: 'account-exists',
    });
    await expect(
      market.anonymous(contract.auth.signInCustomer, {
        body: { email: 'taken@test.example', password },
      }),
    ).resolves.toBeDefined();
  });

  it('creates a store in onboarding for a merchant', async () => {
    const email = 'merchant@test.example';
    await at('merchant')(contract.auth.signUpMerchant, {
      body: { ...person, email, phoneNumber: '08031234567', storeName: 'Helios Yard' },
    });
    await at('merchant')(contract.auth.confirmMerchant, {
      params: { token: tokenIn((await findLastMailTo(market, email))?.link) },
    });
    const { user } = await at('merchant')(contract.auth.signInMerchant, {
      body: { email, password },
    });
    expect(user).toMatchObject({
      role: 'merchant',
      storeName: 'Helios Yard',
      onboardingPercent: 25,
    });
  });
});

describe('sign-in', () => {
  it('shows the remaining attempts, stops after five, and allows more after 15 minutes', async () => {
    await confirmedCustomer('slow@test.example');
    const signIn = (typed: string) =>
      market.anonymous(contract.auth.signInCustomer, {
        body: { email: 'slow@test.example', password: typed },
      });
    await expect(signIn('wrong')).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect email address or password. 4 attempts left.',
    });
    for (const _ of [1, 2, 3, 4])
      await expect(signIn('wrong')).rejects.toMatchObject({ status: 401 });
    await expect(signIn(password)).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Wait 15 minutes and try again.',
    });
    market.clock.advance(minutes(15));
    await expect(signIn(password)).resolves.toBeDefined();
  });

  it('gives the same response for an unknown account as for a wrong password', async () => {
    await expect(
      market.anonymous(contract.auth.signInCustomer, {
        body: { email: 'nobody@test.example', password },
      }),
    ).rejects.toMatchObject({
      status: 401,
      message: 'Incorrect email address or password. 4 attempts left.',
    });
  });

  it('names the app that the account belongs to, but only when the password is correct', async () => {
    const email = 'dispatcher@test.example';
    await market.services.accounts.createConfirmed({ ...person, role: 'dispatcher', email });
    await expect(
      at('storefront')(contract.auth.signInCustomer, { body: { email, password } }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining('the logistics app') });
    await expect(
      at('admin')(contract.auth.signInAdmin, { body: { email, password } }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining('the logistics app') });
    await expect(
      at('admin')(contract.auth.signInAdmin, { body: { email, password: 'wrong' } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      at('logistics')(contract.auth.signInAdmin, { body: { email, password } }),
    ).resolves.toMatchObject({ user: { role: 'dispatcher' } });
  });
});

describe('the password reset', () => {
  it('shows no error for an unknown email address, and sends no email', async () => {
    await expect(
      market.anonymous(contract.auth.forgotCustomer, { body: { email: 'nobody@test.example' } }),
    ).resolves.toBeNull();
    await expect(findLastMailTo(market, 'nobody@test.example')).resolves.toBeUndefined();
  });

  it('succeeds for exactly one of 50 concurrent attempts, and ends all sessions', async () => {
    const email = 'forgetful@test.example';
    await confirmedCustomer(email);
    const before = await market.anonymous(contract.auth.signInCustomer, {
      body: { email, password },
    });
    await market.anonymous(contract.auth.forgotCustomer, { body: { email } });
    const token = tokenIn((await findLastMailTo(market, email))?.link);
    const reset = () =>
      market.anonymous(contract.auth.resetPassword, {
        params: { userType: 'customer', token },
        body: { password: 'a new password' },
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, reset));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(market.services.sessions.authenticate(before.token)).resolves.toBeUndefined();
    await expect(
      market.anonymous(contract.auth.signInCustomer, {
        body: { email, password: 'a new password' },
      }),
    ).resolves.toBeDefined();
    await expect(findLastMailTo(market, email)).resolves.toMatchObject({
      kind: 'password-changed',
    });
  });

  it('rejects a link that is 30 minutes old or for another account type', async () => {
    const email = 'late@test.example';
    await confirmedCustomer(email);
    await market.anonymous(contract.auth.forgotCustomer, { body: { email } });
    const token = tokenIn((await findLastMailTo(market, email))?.link);
    const reset = (userType: string) =>
      market.anonymous(contract.auth.resetPassword, {
        params: { userType, token },
        body: { password: 'a new password' },
      });
    await expect(reset('merchant')).rejects.toMatchObject({ status: 410 });
    await expect(reset('king')).rejects.toMatchObject({ status: 404 });
    market.clock.advance(minutes(30));
    await expect(reset('customer')).rejects.toMatchObject({ status: 410 });
  });
});

it.each(['qwertyuiop', 'password123', 'Welcome2026!', 'voltmart2026', 'Voltmart!'])(
  'sign-up rejects the common password %s',
  async (password) => {
    const refusal = {
      status: 422,
      fields: [{ field: 'password', message: 'That password is too common. Choose another.' }],
    };
    await expect(
      market.anonymous(contract.auth.signUpCustomer, {
        body: { ...person, email: 'common@test.example', password },
      }),
    ).rejects.toMatchObject(refusal);
  },
);

it('a password can be changed with the old one, which ends the other sessions', async () => {
  const email = 'careful@test.example';
  const userId = await market.services.accounts.createConfirmed({
    ...person,
    role: 'customer',
    email,
  });
  const [here, elsewhere] = [
    await market.services.sessions.open({ id: userId, role: 'customer' }),
    await market.services.sessions.open({ id: userId, role: 'customer' }),
  ];
  const call = market.as({
    userId,
    role: 'customer',
    email,
    firstName: '',
    lastName: '',
    storeId: '',
    token: here.accessToken,
    sessionId: here.sessionId,
  });
  await expect(
    call(contract.auth.changePassword, {
      body: { oldPassword: 'wrong', newPassword: 'a new password' },
    }),
  ).rejects.toMatchObject({ status: 422, fields: [{ field: 'oldPassword' }] });
  await call(contract.auth.changePassword, {
    body: { oldPassword: password, newPassword: 'a new password' },
  });
  await expect(market.services.sessions.authenticate(here.accessToken)).resolves.toBeDefined();
  await expect(
    market.services.sessions.authenticate(elsewhere.accessToken),
  ).resolves.toBeUndefined();
});

it('users can change their name and delete their phone number', async () => {
  const account = await market.create.customer();
  const call = market.as(account);
  await expect(
    call(contract.accounts.updateMe, { body: { firstName: ' ', lastName: 'Eze' } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: [{ field: 'firstName', message: 'Enter your first name' }],
  });
  await expect(
    call(contract.accounts.updateMe, {
      body: { firstName: 'Ọlájùmọ̀kẹ́', lastName: 'Eze', phoneNumber: '0803 123 4567' },
    }),
  ).resolves.toMatchObject({ firstName: 'Ọlájùmọ̀kẹ́', phoneNumber: '0803 123 4567' });
  await call(contract.accounts.updateMe, { body: { firstName: 'Ada', lastName: 'Eze' } });
  const me = await call(contract.accounts.me);
  expect([me.firstName, me.lastName, me.phoneNumber, me.role]).toEqual([
    'Ada',
    'Eze',
    undefined,
    'customer',
  ]);
});

it('a shipping partner can sign in only after opening the emailed link', async () => {
  const email = 'carrier@test.example';
  await at('logistics')(contract.auth.signUpPartner, {
    body: { ...person, email, phoneNumber: '08031234567', companyName: 'Careful Carrier' },
  });
  const signIn = () =>
    at('logistics')(contract.auth.signInPartner, { body: { email, password: person.password } });
  await expect(signIn()).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('Confirm your email address'),
  });
  const link = (await findLastMailTo(market, email))?.link ?? '';
  expect(link).toContain(`${market.config.origins.logistics}/confirm/`);
  await at('logistics')(contract.auth.confirmPartner, { params: { token: tokenIn(link) } });
  await expect(signIn()).resolves.toMatchObject({ user: { role: 'partner' } });
});

describe('lists of users', () => {
  it('can be searched by name, and show each partner’s order count', async () => {
    const admin = await market.create.admin({ resources: ['orders'] });
    await market.create.dispatcher({ firstName: 'Bola', lastName: 'Tunde' });
    await at('logistics')(contract.auth.signUpPartner, {
      body: {
        ...person,
        email: 'fleet@test.example',
        phoneNumber: '08031234567',
        companyName: 'Quick Fleet',
      },
    });
    await expect(
      market.as(admin)(contract.accounts.dispatchers, { query: { search: 'bola t' } }),
    ).resolves.toMatchObject({ count: 1, rows: [{ firstName: 'Bola' }] });
    await expect(
      market.as(admin)(contract.accounts.shippingPartners, {
        query: { onboarded: 'false', search: 'Quick' },
      }),
    ).resolves.toMatchObject({
      count: 1,
      rows: [{ companyName: 'Quick Fleet', onboarded: false, activeOrders: 0, deliveredOrders: 0 }],
    });
  });
});
