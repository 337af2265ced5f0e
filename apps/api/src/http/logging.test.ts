import { expect, it } from 'vitest';
import { randomToken } from '../platform/tokens';
import { redactedUrl } from './logging';

it('keeps tokens and what was searched for out of the log', () => {
  const token = randomToken();
  expect(redactedUrl(`/api/v1/auth/customer/resetpassword/${token}`)).toBe('/api/v1/auth/customer/resetpassword/[token]');
  expect(redactedUrl(`/reset/${token}?type=admin`)).toBe('/reset/[token]');
  expect(redactedUrl('/api/v1/addresses/01a1fb99-200b-7000-b8d9-257f5ddfd979?search=ada')).toBe('/api/v1/addresses/01a1fb99-200b-7000-b8d9-257f5ddfd979');
});
