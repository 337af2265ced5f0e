import type { StorePage } from '@market/domain/stores/store-page';
import { DEFAULT_THEME_ID } from '@market/domain/themes/theme-list';

/** Whether the store still has the default theme without any of the merchant's changes. */
export const isUnthemed = ({
  theme: { themeId, body, header },
}: Pick<StorePage, 'theme'>): boolean =>
  themeId === DEFAULT_THEME_ID &&
  !body.title &&
  !body.subtitle &&
  !body.bannerImage &&
  !header.bannerText;
