import * as z from 'zod/mini';
import { after, minutes } from '../platform/clock';
import { hmac, sameText } from '../platform/tokens';

const LIFE = minutes(5);

/** The query of a signed address: what is asked for, until when, and that we said so. */
const signedAddress = z.object({
  of: z.string().check(z.maxLength(1000)),
  expires: z.string().check(z.regex(/^\d{1,15}$/)),
  signature: z.string().check(z.maxLength(64)),
});
type SignedAddress = z.infer<typeof signedAddress>;

const signatureOf = (secret: string, path: string, of: string, expires: string): string =>
  hmac(secret, `download.${path}.${of}.${expires}`);

/** An address that downloads what is asked for until it expires, so that a browser can write a long file to disk as it comes. */
export function signDownload(
  secret: string,
  path: string,
  asked: object,
  now: Date,
): { url: string; expiresAt: string } {
  const expiresAt = after(now, LIFE);
  const [of, expires] = [
    Buffer.from(JSON.stringify(asked)).toString('base64url'),
    String(expiresAt.getTime()),
  ];
  return {
    url: `${path}?${new URLSearchParams({ of, expires, signature: signatureOf(secret, path, of, expires) })}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** What a signed address asks for; none when it was changed or is too old. */
export function askedFor<S extends z.core.$ZodType>(
  secret: string,
  path: string,
  query: unknown,
  schema: S,
  now: Date,
): z.output<S> | undefined {
  const address = signedAddress.safeParse(query);
  if (!address.success) return undefined;
  const { of, expires, signature }: SignedAddress = address.data;
  if (
    !sameText(signature, signatureOf(secret, path, of, expires)) ||
    Number(expires) <= now.getTime()
  )
    return undefined;
  return z.parse(schema, JSON.parse(Buffer.from(of, 'base64url').toString()));
}
