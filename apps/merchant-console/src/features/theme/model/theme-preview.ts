import * as z from 'zod/mini';
import { storePageSchema, type StorePage } from '@market/domain/stores/store-page';
import { parseSocialLink, type SocialLinks } from '@market/domain/stores/social-links';
import { namedLinks } from '@market/domain/stores/social-networks';
import { readableColours } from '@market/domain/themes/readable-colours';
import { themeColoursSchema, type ThemeLayout } from '@market/domain/themes/theme';
import type { ThemeDraft } from '../theme-form.schema';

/** The URL of the frame. For a store that is not live, `page` is the data to send to the frame. */
export interface ThemePreview {
  readonly url: string;
  readonly page?: StorePage;
}

/** The message to the frame for the result of `previewLayout`. */
export const previewMessage = (look: unknown, page: StorePage | undefined): unknown =>
  page === undefined ? look : { ...z.encode(storePageSchema, page), theme: look };

const lookSchema = storePageSchema.shape.theme;

/**
 * Returns the draft in wire format, as the store's page shows it. Undefined while a colour is
 * incomplete. Leaves out pictures that are still uploading. A new logo is shown only after saving.
 */
export function previewLayout(
  saved: ThemeLayout,
  { header, body, colour, social }: ThemeDraft,
): unknown {
  const colors = z.safeParse(themeColoursSchema, colour.colors);
  if (!colors.success) return undefined;
  const { bannerText, phoneNumber, email } = header;
  const { title, subtitle, bannerImage, promoImage } = body;
  const look = z.safeEncode(lookSchema, {
    ...saved,
    header: {
      logo: header.removeLogo ? undefined : saved.header.logo,
      bannerText: trimText(bannerText),
      phoneNumber: trimText(phoneNumber),
      email: trimText(email),
    },
    body: {
      title: trimText(title),
      subtitle: trimText(subtitle),
      bannerImage: trimText(bannerImage),
      promoImage: trimText(promoImage),
    },
    colors: readableColours(colors.data, saved.ground),
    socials: toSocialLinks(social.socials),
  });
  return look.success ? look.data : undefined;
}

/** The links that have been entered completely. */
const toSocialLinks = (typed: ThemeDraft['social']['socials']): SocialLinks =>
  Object.fromEntries(
    namedLinks(typed).flatMap(({ network, url }) => {
      const link = parseSocialLink(network, url);
      return link === undefined ? [] : [[network, link]];
    }),
  );

/** Cleared fields hold `null`. */
const trimText = (text: string | null | undefined): string | undefined => text?.trim() || undefined;
