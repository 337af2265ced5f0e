import * as z from 'zod/mini';
import { addMilliseconds, minutes } from './clock';
import { hmac, safeEqual } from './tokens';

const LIFETIME = minutes(5);

/** The query of a signed URL: the encoded parameters, the expiry and the signature. */
const signedQuerySchema = z.object({
  of: z.string().check(z.maxLength(1000)),
  expires: z.string().check(z.regex(/^\d{1,15}$/)),
  signature: z.string().check(z.maxLength(64)),
});
type SignedQuery = z.infer<typeof signedQuerySchema>;

const createSignature = (secret: string, path: string, of: string, expires: string): string =>
  hmac(secret, `download.${path}.${of}.${expires}`);

/**
 * Signs a download URL, so that the browser can stream a long file to disk. Expires after five
 * minutes.
 */
export function signDownload(
  secret: string,
  path: string,
  parameters: object,
  now: Date,
): { url: string; expiresAt: string } {
  const expiresAt = addMilliseconds(now, LIFETIME);
  const [of, expires] = [
    Buffer.from(JSON.stringify(parameters)).toString('base64url'),
    String(expiresAt.getTime()),
  ];
  return {
    url: `${path}?${new URLSearchParams({ of, expires, signature: createSignature(secret, path, of, expires) })}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Returns the parameters of a signed URL, or undefined when its signature is invalid or it has
 * expired.
 */
export function verifySignedUrl<S extends z.core.$ZodType>(
  secret: string,
  path: string,
  query: unknown,
  schema: S,
  now: Date,
): z.output<S> | undefined {
  const signed = signedQuerySchema.safeParse(query);
  if (!signed.success) return undefined;
  const { of, expires, signature }: SignedQuery = signed.data;
  if (
    !safeEqual(signature, createSignature(secret, path, of, expires)) ||
    Number(expires) <= now.getTime()
  )
    return undefined;
  return z.parse(schema, JSON.parse(Buffer.from(of, 'base64url').toString()));
}
