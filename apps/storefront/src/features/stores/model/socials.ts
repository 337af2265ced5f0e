import type { StorePage } from '@market/domain/stores/store-page';

const names: Readonly<Record<string, string>> = {
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  tumblr: 'Tumblr',
  snapchat: 'Snapchat',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  vimeo: 'Vimeo',
};

/** Where else a store can be found: what its look says before what its profile says. Only addresses that open safely. */
export function socialsOf({
  theme,
  socialLinks,
}: Pick<StorePage, 'theme' | 'socialLinks'>): { name: string; url: string }[] {
  return Object.entries({ ...socialLinks, ...theme.socials }).flatMap(([network, url]) =>
    url?.startsWith('https://') ? [{ name: names[network] ?? network, url }] : [],
  );
}
