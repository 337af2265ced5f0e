/** Supported networks with their names, in display order. */
export const socialNetworkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  tumblr: 'Tumblr',
  vimeo: 'Vimeo',
} as const;

export type SocialNetwork = keyof typeof socialNetworkNames;

export const socialNetworks = [
  'instagram',
  'facebook',
  'whatsapp',
  'twitter',
  'tiktok',
  'youtube',
  'pinterest',
  'snapchat',
  'tumblr',
  'vimeo',
] as const satisfies readonly SocialNetwork[];

export interface NamedLink {
  readonly network: SocialNetwork;
  readonly name: string;
  readonly url: string;
}

/** A store's links in display order. */
export const namedLinks = (links: Readonly<Partial<Record<SocialNetwork, string>>>): NamedLink[] =>
  socialNetworks.flatMap((network) => {
    const url = links[network];
    return url ? [{ network, name: socialNetworkNames[network], url }] : [];
  });
