import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, safe in a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. It cannot be reversed. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function safeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
