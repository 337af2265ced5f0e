import * as z from 'zod/mini';
import { httpsUrl } from '../field.schema';
import { socialNetworks, type SocialNetwork } from './social-networks';

interface Network {
  /** Hosts of the network, including subdomains. The first one is used for handles. */
  readonly hosts: readonly [string, ...string[]];
  /** Path prefix before a handle. */
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

const hasHost = ({ hosts }: Network, hostname: string): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** Handle without `@`. For WhatsApp, the number in international format: `2348035550142`. */
function readHandle(network: SocialNetwork, text: string): string | undefined {
  if (network !== 'whatsapp') return /^@?([\w][\w.-]{0,59})$/.exec(text)?.[1];
  const digits = text.replace(/[\s()-]/g, '');
  return /^(?:\+?234|0)(\d{10})$/.test(digits) ? digits.replace(/^(\+?234|0)/, '234') : undefined;
}

function parseUrl(text: string): URL | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && url.username === '' && url.port === '' ? url : undefined;
}

/**
 * The https URL of a profile, from a handle (`@helios`), a URL without scheme or a full URL.
 * Undefined when the host is wrong or the URL has no profile. A valid https URL is returned unchanged.
 */
export function parseSocialLink(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim();
  const known: Network = networks[network];
  const url = parseUrl(text);
  if (url && hasHost(known, url.hostname)) {
    const namesPage =
      url.pathname !== '/' ||
      !known.hosts.some((host) => url.hostname === host || url.hostname === `www.${host}`);
    if (!namesPage) return undefined;
    return text.startsWith('https://') ? text : Object.assign(url, { protocol: 'https:' }).href;
  }
  const handle = readHandle(network, text);
  return handle === undefined
    ? undefined
    : `https://${known.hosts[0]}/${known.before ?? ''}${handle}`;
}

const refusalText = (network: SocialNetwork): string =>
  network === 'whatsapp'
    ? 'Enter a phone number, or an address on wa.me'
    : `Enter a handle such as @helios, or an address on ${networks[network].hosts[0]}`;

/** Social links of a store, shared by its profile, theme and page. */
export const socialLinksSchema = z.partialRecord(z.enum(socialNetworks), httpsUrl);
export type SocialLinks = z.infer<typeof socialLinksSchema>;

const completeLinks = <T extends SocialLinks>(links: T): T => ({
  ...links,
  ...Object.fromEntries(
    socialNetworks.flatMap((name) =>
      links[name] === undefined ? [] : [[name, parseSocialLink(name, links[name]) ?? links[name]]],
    ),
  ),
});

const typedLinkSchema = z
  .string()
  .check(z.trim(), z.maxLength(300, { error: 'Use at most 300 characters' }));

/** Converts handles and URLs to https URLs. Rejects other hosts. */
export const socialLinksInputSchema = z
  .partialRecord(z.enum(socialNetworks), typedLinkSchema)
  .check(
    z.overwrite(completeLinks),
    ...socialNetworks.map((name) =>
      z.refine<SocialLinks>(
        (links) => links[name] === undefined || parseSocialLink(name, links[name]) !== undefined,
        { error: refusalText(name), path: [name] },
      ),
    ),
  );
