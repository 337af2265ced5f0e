import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { randomToken } from '../platform/tokens';
import { loggedError, redactedUrl } from './logging';

it('the logger keeps tokens and search terms out of the log', () => {
  const token = randomToken();
  expect(redactedUrl(`/api/v1/auth/customer/resetpassword/${token}`)).toBe(
    '/api/v1/auth/customer/resetpassword/[token]',
  );
  expect(redactedUrl(`/reset/${token}?type=admin`)).toBe('/reset/[token]');
  expect(redactedUrl(`/guest/01a1fb99~mwwb~${token}?to=%2Forders`)).toBe(
    '/guest/01a1fb99~mwwb~[token]',
  );
  expect(redactedUrl('/api/v1/addresses/01a1fb99-200b-7000-b8d9-257f5ddfd979?search=ada')).toBe(
    '/api/v1/addresses/01a1fb99-200b-7000-b8d9-257f5ddfd979',
  );
});

it('the logger keeps the parameters of a failed statement out of the log, and logs the reason', () => {
  const error = new DrizzleQueryError(
    'update users set email = $1',
    ['ada@test.example\nsecond line'],
    Object.assign(new Error('server closed the connection'), { code: '57P01' }),
  );
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toMatch(/ada@|second line/);
  expect(logged).toContain('update users set email = $1');
  expect(logged).toContain('"code":"57P01"');
  expect(logged).toContain('logging.test.ts');
});
