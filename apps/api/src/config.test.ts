import { describe, expect, it } from 'vitest';
import { findAppByHost, readConfig } from './config';

const secret = 'x'.repeat(32);

describe('the configuration', () => {
  it('needs no variables: by default the demo runs on port 8080', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      demo: true,
      platformSlug: 'voltmart',
      origins: {
        storefront: 'http://shop.localhost:8080',
        admin: 'http://internal.localhost:8080',
      },
    });
  });

  it('names all invalid variables in one line', () => {
    expect(() => readConfig({ PORT: 'http', DEMO: 'maybe', SHOP_ORIGIN: 'shop.example' })).toThrow(
      'Bad configuration: PORT must be a whole number; DEMO must be true or false; SHOP_ORIGIN must be an origin such as https://shop.example.com.',
    );
  });

  it.each([
    [{ DATABASE_URL: 'postgres://db/market', SECRET: secret, PAYMENTS: 'sandbox' }, false],
    [{ DATABASE_URL: 'postgres://db/market', DEMO: 'true' }, true],
    [{ PAYSTACK_SECRET_KEY: 'sk_test_1' }, false],
    [{ DEMO: 'false', PAYMENTS: 'sandbox' }, false],
    [{ DEMO: '' }, true],
  ])('derives demo mode from %o: %s', (variables, demo) => {
    expect(readConfig(variables).demo).toBe(demo);
  });

  it('prepares pictures in demo mode only, unless PREPARE_PICTURES is false', () => {
    expect(readConfig({}).preparePictures).toBe(true);
    expect(readConfig({ PREPARE_PICTURES: 'false' }).preparePictures).toBe(false);
    expect(readConfig({ DEMO: 'false', PAYMENTS: 'sandbox' }).preparePictures).toBe(false);
  });

  it('names the variable when the database URL in it cannot be parsed', () => {
    expect(() =>
      readConfig({ DATABASE_URL: 'postgres://user:50%/@:::/market', DEMO: 'true' }),
    ).toThrow('DATABASE_URL must be an address such as postgres://user:password@host/market');
  });

  it('requires a secret when several processes may share a database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/market' })).toThrow(
      'SECRET is required',
    );
  });

  it.each([
    { DEMO: 'false' },
    { DATABASE_URL: 'postgres://db/market', SECRET: secret },
    { DATABASE_URL: 'postgres://db/market', SECRET: secret, DEMO: 'false' },
  ])('allows test cards outside demo mode only when configured: %o', (variables) => {
    expect(() => readConfig(variables)).toThrow(
      'PAYSTACK_SECRET_KEY is required, or PAYMENTS=sandbox',
    );
    expect(readConfig({ ...variables, PAYMENTS: 'sandbox' })).toMatchObject({
      demo: false,
      paystackSecretKey: undefined,
    });
    expect(readConfig({ ...variables, PAYSTACK_SECRET_KEY: 'sk_test_1' })).toMatchObject({
      demo: false,
      paystackSecretKey: 'sk_test_1',
    });
    expect(() =>
      readConfig({ ...variables, PAYSTACK_SECRET_KEY: 'sk_test_1', PAYMENTS: 'sandbox' }),
    ).toThrow('cannot be used together');
  });

  it('offers all payment channels by default, and rejects a list of channels without cards', () => {
    const offered = (text?: string) => readConfig({ PAYMENT_CHANNELS: text }).paymentChannels;
    expect([offered(), offered('ussd, card')]).toEqual([
      ['card', 'bank_transfer', 'ussd'],
      ['ussd', 'card'],
    ]);
    expect(() => offered('card,cash')).toThrow('PAYMENT_CHANNELS');
    expect(() => offered('ussd')).toThrow('must contain card');
  });

  it('maps each host name to its app, and plain localhost to none', () => {
    const { origins } = readConfig({});
    expect([
      findAppByHost(origins, 'seller.localhost'),
      findAppByHost(origins, 'localhost'),
    ]).toEqual(['merchant', undefined]);
  });
});
