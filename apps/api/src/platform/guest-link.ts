import type { Clock } from './clock';
import { addMilliseconds, days } from './clock';
import { hmac, safeEqual } from './tokens';

/**
 * A link works for longer than a delivery and its return window. Each email about an order has a
 * new link.
 */
const LIFETIME = days(90);

const signature = (secret: string, unsigned: string): string =>
  hmac(secret, `guest-link ${unsigned}`);

/** The customer to whom an email is sent, with or without an account. */
export interface MailedCustomer {
  readonly id: string;
  readonly isGuest: boolean;
}

/** The time of issue, as milliseconds in base 36. */
const parseTime = (text: string): Date => new Date(Number.parseInt(text, 36));

export interface GuestLink {
  readonly userId: string;
  readonly issuedAt: Date;
}

/**
 * Returns the URLs of a customer's pages for emails. A guest's URL contains a token,
 * `user~time~signature`, that opens their orders for 90 days without a password. It has
 * no dot, because a path with a dot is a file.
 */
export const shopLinks =
  ({ secret, clock, shop }: { secret: string; clock: Clock; shop: string }) =>
  ({ id, isGuest }: MailedCustomer, path: `/${string}`): string => {
    if (!isGuest) return shop + path;
    const unsigned = `${id}~${clock.now().getTime().toString(36)}`;
    return `${shop}/guest/${unsigned}~${signature(secret, unsigned)}?${new URLSearchParams({ to: path })}`;
  };

/** The guest of a link's token; undefined for other tokens and after 90 days. */
export function readGuestLink(secret: string, token: string, now: Date): GuestLink | undefined {
  const [userId = '', time = '', signed = ''] = token.split('~');
  if (!safeEqual(signed, signature(secret, `${userId}~${time}`))) return undefined;
  const issuedAt = parseTime(time);
  return addMilliseconds(issuedAt, LIFETIME) > now ? { userId, issuedAt } : undefined;
}
