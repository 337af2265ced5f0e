import * as z from 'zod/mini';
import { recordIdSchema, serialNumberSchema } from '../bounds';
import { email, hostedImage, optionalText, phoneNumber } from '../field.schema';
import { uploadedFile } from '../files';
import { testimonialSchema } from './testimonial';
import { socialLinksInputSchema, socialLinksSchema } from '../stores/social-links';

/** `#B03F00`. Lower case is accepted. */
export const hexColour = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^#[0-9A-F]{6}$/, { error: 'Enter a colour such as #B03F00' }),
  );

/** The colours that a merchant chooses (spec section 3). */
export const themeColoursSchema = z.object({
  headingsAndLinks: hexColour,
  bodyText: hexColour,
  salePrice: hexColour,
  primaryButton: hexColour,
  primaryLabel: hexColour,
  fieldText: hexColour,
  fieldBorder: hexColour,
  fieldBackground: hexColour,
});
export type ThemeColours = z.infer<typeof themeColoursSchema>;

/** Backgrounds of a theme: the page and the bands across it. Fixed by the theme. */
export const themeBackgroundsSchema = z.object({ page: hexColour, band: hexColour });
export type ThemeBackgrounds = z.infer<typeof themeBackgroundsSchema>;

/** A predefined theme. Its number is its id (spec section 9). */
export const themeSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ground: themeBackgroundsSchema,
  colors: themeColoursSchema,
});
export type Theme = z.infer<typeof themeSchema>;

/** A theme in the merchant's list: whether the store owns it and whether it is active. */
export const ownThemeSchema = z.extend(themeSchema, {
  type: z.literal('free'),
  owned: z.boolean(),
  active: z.boolean(),
});
export type OwnTheme = z.infer<typeof ownThemeSchema>;

/**
 * Text in memory, a list with at most one entry on the wire (spec section 5). In a multipart form
 * the list is JSON.
 */
const listOfOne = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.codec(z.union([z.array(z.string()), z.string()]), z.optional(text), {
      decode: (wire) => firstItem(wire),
      encode: (memory) => (memory ? [memory] : []),
    }),
  );

function firstItem(wire: string | string[]): string | undefined {
  if (typeof wire !== 'string') return wire[0];
  const list = z.safeParse(z.array(z.string()), parseJson(wire));
  return list.success ? list.data[0] : wire || undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Logo, contact details and announcement. Without a logo or a phone number, those of the store's
 * profile are shown.
 */
export const themeHeaderSchema = z.object({
  logo: z.optional(z.string()),
  phoneNumber: listOfOne(z.string()),
  email: listOfOne(z.string()),
  bannerText: listOfOne(z.string()),
});
export type ThemeHeader = z.infer<typeof themeHeaderSchema>;

export const themeBodySchema = z.object({
  title: optionalText(80),
  subtitle: optionalText(240),
  bannerImage: z.optional(hostedImage),
  promoImage: z.optional(hostedImage),
});
export type ThemeBody = z.infer<typeof themeBodySchema>;

/** All settings for the look of a store's pages (spec section 3, theme layout). */
export const themeLayoutSchema = z.object({
  activeThemeId: z.int(),
  /** The id of the store's copy of the theme, which changes refer to. */
  merchantThemeId: z.string(),
  themeId: z.int(),
  name: z.string(),
  ground: themeBackgroundsSchema,
  header: themeHeaderSchema,
  body: themeBodySchema,
  colors: themeColoursSchema,
  /** The store's social links, shared by all themes. */
  socials: socialLinksSchema,
  testimonials: z.array(testimonialSchema),
});
export type ThemeLayout = z.infer<typeof themeLayoutSchema>;

const themeIdField = { merchantThemeId: recordIdSchema };

export const themeChoiceSchema = z.object({ themeId: serialNumberSchema });
export const themePurchaseSchema = z.object({
  themeId: serialNumberSchema,
  type: z.literal('free', { error: 'Every theme is free' }),
});
export const themeBodyInputSchema = z.extend(themeBodySchema, themeIdField);
export type ThemeBodyInput = z.infer<typeof themeBodyInputSchema>;
export const themeSocialsInputSchema = z.object({
  ...themeIdField,
  socials: socialLinksInputSchema,
});
export const themeColoursInputSchema = z.object({ ...themeIdField, colors: themeColoursSchema });

/** The settings for the header, sent as a form. `logo` is a new image to upload. */
export const themeHeaderInputSchema = z.object({
  ...themeIdField,
  logo: z.optional(uploadedFile('an image')),
  removeLogo: z.optional(z.literal('true')),
  phoneNumber: listOfOne(phoneNumber),
  email: listOfOne(email),
  bannerText: listOfOne(
    z.string().check(z.trim(), z.maxLength(140, { error: 'Use at most 140 characters' })),
  ),
});
export type ThemeHeaderInput = z.infer<typeof themeHeaderInputSchema>;
