import type { Theme, ThemeLayout } from '@market/domain/themes/theme';
import { defaultTheme, findTheme } from '@market/domain/themes/theme-list';
import type { MerchantTheme } from './themes.repository';

/** The theme of a store's copy, or the default theme when that theme is no longer offered. */
export const toTheme = ({ themeId }: Pick<MerchantTheme, 'themeId'>): Theme =>
  findTheme(themeId) ?? defaultTheme;

/** The theme layout of spec section 3. */
export function toThemeLayout(
  copy: MerchantTheme,
  store: Pick<ThemeLayout, 'activeThemeId' | 'socials' | 'testimonials'>,
): ThemeLayout {
  const { name, ground } = toTheme(copy);
  const { id: merchantThemeId, themeId, header, body, colors } = copy;
  return {
    ...store,
    merchantThemeId,
    themeId,
    name,
    ground,
    header,
    body,
    colors,
  };
}
