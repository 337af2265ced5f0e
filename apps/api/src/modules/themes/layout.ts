import type { Theme, ThemeLayout } from '@market/domain/themes/theme';
import { defaultTheme, findTheme } from '@market/domain/themes/theme-list';
import type { MerchantTheme } from './themes.repository';

/** The theme that a store's copy was made of; one that is no longer offered looks like the default. */
export const sourceOf = ({ themeId }: Pick<MerchantTheme, 'themeId'>): Theme =>
  findTheme(themeId) ?? defaultTheme;

/** Spec section 3, theme layout. */
export function layoutOf(
  copy: MerchantTheme,
  store: Pick<ThemeLayout, 'activeThemeId' | 'socials' | 'testimonials'>,
): ThemeLayout {
  const { name, ground } = sourceOf(copy);
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
