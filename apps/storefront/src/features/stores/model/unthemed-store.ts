import type { StorePage } from '@market/domain/stores/store-page';
import { DEFAULT_THEME_ID } from '@market/domain/themes/theme-list';

/**
 * Whether the store has the default theme, without a title, subtitle, banner picture or
 * announcement of its own.
 */
export const isUnthemed = ({
  theme: { themeId, body, header },
}: Pick<StorePage, 'theme'>): boolean =>
  themeId === DEFAULT_THEME_ID &&
  !body.title &&
  !body.subtitle &&
  !body.bannerImage &&
  !header.bannerText;
