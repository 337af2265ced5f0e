import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storeProfileInputSchema } from './onboarding';
import { parseSocialLink } from './social-links';

describe('parseSocialLink', () => {
  it.each([
    ['instagram', '@helios.yard', 'https://instagram.com/helios.yard'],
    ['instagram', ' helios_yard ', 'https://instagram.com/helios_yard'],
    ['twitter', '@helios', 'https://x.com/helios'],
    ['tiktok', '@helios', 'https://tiktok.com/@helios'],
    ['youtube', 'helios', 'https://youtube.com/@helios'],
    ['whatsapp', '0803 555 0142', 'https://wa.me/2348035550142'],
    ['whatsapp', '+234 803 555 0142', 'https://wa.me/2348035550142'],
    ['facebook', 'facebook.com/helios', 'https://facebook.com/helios'],
    ['facebook', 'http://m.facebook.com/helios', 'https://m.facebook.com/helios'],
    ['twitter', 'https://twitter.com/Helios', 'https://twitter.com/Helios'],
    ['tumblr', 'https://helios.tumblr.com', 'https://helios.tumblr.com'],
  ] as const)('converts %s %s to %s', (network, typed, link) => {
    expect(parseSocialLink(network, typed)).toBe(link);
    expect(parseSocialLink(network, link)).toBe(link);
  });

  it.each([
    ['instagram', 'https://evil.example/instagram.com'],
    ['instagram', 'https://instagram.com.evil.example/helios'],
    ['instagram', 'https://notinstagram.com/helios'],
    ['instagram', 'https://instagram.com@evil.example/'],
    ['instagram', 'https://instagram.com'],
    ['facebook', 'https://instagram.com/helios'],
    ['twitter', 'javascript:alert(1)'],
    ['twitter', '@two words'],
    ['twitter', 'facebook.com/helios'],
    ['whatsapp', '@helios'],
    ['whatsapp', '12'],
  ] as const)('rejects %s %s', (network, typed) => {
    expect(parseSocialLink(network, typed)).toBeUndefined();
  });

  it('lets the store profile schema complete links and report an invalid one', () => {
    const { socialLinks } = storeProfileInputSchema.shape;
    expect(z.parse(socialLinks, { instagram: '@helios', facebook: 'fb.com/helios' })).toEqual({
      instagram: 'https://instagram.com/helios',
      facebook: 'https://fb.com/helios',
    });
    expect(
      z.safeParse(socialLinks, { instagram: '@helios', facebook: 'https://evil.example/x' }).error
        ?.issues,
    ).toMatchObject([
      {
        path: ['facebook'],
        message: 'Enter a handle such as @helios, or an address on facebook.com',
      },
    ]);
  });
});
