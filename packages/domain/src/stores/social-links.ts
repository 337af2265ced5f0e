import * as z from 'zod/mini';
import { httpsUrl } from '../contact';
import { socialNetworks, type SocialNetwork } from './social-networks';

interface Network {
  /** Where its pages are; subdomains count. The first one is used for handles. */
  readonly hosts: readonly [string, ...string[]];
  /** What stands before a handle in the path. */
  readonly before?: string;
}

const networks = {
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { hosts: ['instagram.com'] },
  pinterest: { hosts: ['pinterest.com', 'pin.it'] },
  snapchat: { hosts: ['snapchat.com'], before: 'add/' },
  tiktok: { hosts: ['tiktok.com'], before: '@' },
  tumblr: { hosts: ['tumblr.com'] },
  twitter: { hosts: ['x.com', 'twitter.com'] },
  vimeo: { hosts: ['vimeo.com'] },
  whatsapp: { hosts: ['wa.me', 'whatsapp.com'] },
  youtube: { hosts: ['youtube.com', 'youtu.be'], before: '@' },
} as const satisfies Readonly<Record<SocialNetwork, Network>>;

const isHostOf = ({ hosts }: Network, hostname: string): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** `Helios.Yard` of `@Helios.Yard`; for WhatsApp a number as it is dialled, `2348035550142`. */
function handleOf(network: SocialNetwork, text: string): string | undefined {
  if (network !== 'whatsapp') return /^@?([\w][\w.-]{0,59})$/.exec(text)?.[1];
  const digits = text.replace(/[\s()-]/g, '');
  return /^(?:\+?234|0)(\d{10})$/.test(digits) ? digits.replace(/^(\+?234|0)/, '234') : undefined;
}

function parsed(text: string): URL | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && url.username === '' && url.port === '' ? url : undefined;
}

/**
 * The https address of a page on a social network, from a handle (`@helios`), an address without its scheme or a whole one.
 * Undefined for what leads to another host or names no page. An address that is right is returned as it was written.
 */
export function socialLinkOf(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim();
  const known: Network = networks[network];
  const url = parsed(text);
  if (url && isHostOf(known, url.hostname)) {
    const namesPage =
      url.pathname !== '/' ||
      !known.hosts.some((host) => url.hostname === host || url.hostname === `www.${host}`);
    if (!namesPage) return undefined;
    return text.startsWith('https://') ? text : Object.assign(url, { protocol: 'https:' }).href;
  }
  const handle = handleOf(network, text);
  return handle === undefined
    ? undefined
    : `https://${known.hosts[0]}/${known.before ?? ''}${handle}`;
}

const refusal = (network: SocialNetwork): string =>
  network === 'whatsapp'
    ? 'Enter a phone number, or an address on wa.me'
    : `Enter a handle such as @helios, or an address on ${networks[network].hosts[0]}`;

/** Where else a store can be found: one record for its profile, its theme and its page. */
export const socialLinksSchema = z.partialRecord(z.enum(socialNetworks), httpsUrl);
export type SocialLinks = z.infer<typeof socialLinksSchema>;

const completed = <T extends SocialLinks>(links: T): T => ({
  ...links,
  ...Object.fromEntries(
    socialNetworks.flatMap((name) =>
      links[name] === undefined ? [] : [[name, socialLinkOf(name, links[name]) ?? links[name]]],
    ),
  ),
});

/** What somebody types for a page. */
const typedLink = z
  .string()
  .check(z.trim(), z.maxLength(300, { error: 'Use at most 300 characters' }));

/** Reads handles and addresses as https addresses, and refuses what is on another host. */
export const socialLinksInputSchema = z
  .partialRecord(z.enum(socialNetworks), typedLink)
  .check(
    z.overwrite(completed),
    ...socialNetworks.map((name) =>
      z.refine<SocialLinks>(
        (links) => links[name] === undefined || socialLinkOf(name, links[name]) !== undefined,
        { error: refusal(name), path: [name] },
      ),
    ),
  );
