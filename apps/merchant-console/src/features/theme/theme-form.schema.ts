import * as z from 'zod/mini';
import {
  themeBodyInputSchema,
  themeColoursInputSchema,
  themeHeaderInputSchema,
  themeSocialsInputSchema,
  type ThemeLayout,
} from '@market/domain/themes/theme';

/** The four parts of a theme, each with the schema of the endpoint that saves it. */
export const themeFormSchema = z.object({
  header: themeHeaderInputSchema,
  body: themeBodyInputSchema,
  colour: themeColoursInputSchema,
  social: themeSocialsInputSchema,
});
export type ThemeDraft = z.output<typeof themeFormSchema>;
export type ThemePart = keyof ThemeDraft;

export const themeParts = [
  'header',
  'body',
  'colour',
  'social',
] as const satisfies readonly ThemePart[];

export function toThemeDraft({
  merchantThemeId,
  header: { logo: _hosted, ...texts },
  body,
  colors,
  socials,
}: ThemeLayout): ThemeDraft {
  return {
    header: { merchantThemeId, ...texts },
    body: { merchantThemeId, ...body },
    colour: { merchantThemeId, colors },
    social: { merchantThemeId, socials },
  };
}
