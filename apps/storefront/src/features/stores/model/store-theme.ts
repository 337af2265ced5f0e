import type { CSSProperties } from 'react';
import { contrast } from '@market/domain/themes/contrast';
import { MIN_BORDER_CONTRAST, isDark } from '@market/domain/themes/readable-colours';
import type { ThemeLayout } from '@market/domain/themes/theme';

type Properties = CSSProperties & Record<`--${string}`, string>;

/**
 * A merchant's look as attributes of the element around the store's pages. Custom properties of the
 * element hold the merchant's colours. Everything else has light or dark colours to suit the
 * background, regardless of the shopper's system setting.
 */
export function storeThemeAttributes({ ground, colors }: Pick<ThemeLayout, 'ground' | 'colors'>): {
  'data-theme': 'light' | 'dark';
  style: Properties;
} {
  return {
    'data-theme': isDark(ground.page) ? 'dark' : 'light',
    style: {
      '--bg': ground.page,
      '--store-band': ground.band,
      '--store-headings-and-links': colors.headingsAndLinks,
      '--store-body-text': colors.bodyText,
      '--store-sale-price': colors.salePrice,
      '--store-primary-button': colors.primaryButton,
      '--store-primary-label': colors.primaryLabel,
      // A button in the colour of the page needs an edge to be visible.
      '--store-button-edge':
        contrast(colors.primaryButton, ground.page) >= MIN_BORDER_CONTRAST
          ? colors.primaryButton
          : colors.bodyText,
      '--store-field-text': colors.fieldText,
      '--store-field-border': colors.fieldBorder,
      '--store-field-background': colors.fieldBackground,
    },
  };
}

/** The look of a store without a theme: the shop's own look, in the light or dark scheme. */
export const defaultThemeAttributes: { style: Properties } = {
  style: {
    '--store-band': 'var(--surface-sunken)',
    '--store-headings-and-links': 'var(--text)',
    '--store-body-text': 'var(--text)',
    '--store-sale-price': 'var(--text)',
    '--store-primary-button': 'var(--strong)',
    '--store-primary-label': 'var(--on-strong)',
    '--store-button-edge': 'var(--text)',
    '--store-field-text': 'var(--text)',
    '--store-field-border': 'var(--line-control)',
    '--store-field-background': 'var(--surface)',
  },
};

/** A button in the merchant's colours. */
export const storeButtonClass =
  'border-(--store-button-edge)! bg-store-button! text-store-label! hover:opacity-90';

/** The tokens for fields in the merchant's colours. */
export const storeFieldsClass =
  '[--line-control:var(--store-field-border)] [--surface:var(--store-field-background)] [--text-muted:var(--store-field-text)] [--text:var(--store-field-text)]';

/** Headings and links in the merchant's colour. */
export const storeTextClass =
  'text-store-body [&_.display]:text-store-heading [&_.link]:text-store-heading';
