import type { Policy } from '@market/domain/policies/policy';
import type { StorePage } from '@market/domain/stores/store-page';
import { DEFAULT_THEME_ID, defaultTheme } from '@market/domain/themes/theme-list';
import type { ThemeLayout } from '@market/domain/themes/theme';
import { idOf } from './ids';

export const buildThemeLayout = (overrides: Partial<ThemeLayout> = {}): ThemeLayout => ({
  activeThemeId: DEFAULT_THEME_ID,
  merchantThemeId: idOf('merchant-theme'),
  themeId: DEFAULT_THEME_ID,
  name: defaultTheme.name,
  ground: defaultTheme.ground,
  colors: defaultTheme.colors,
  header: { phoneNumber: undefined, email: undefined, bannerText: undefined },
  body: {},
  socials: {},
  testimonials: [],
  ...overrides,
});

/** A live store with the default theme. */
export const buildStorePage = (overrides: Partial<StorePage> = {}): StorePage => ({
  id: idOf('store'),
  slug: overrides.id ?? 'helios-yard',
  storeName: 'Helios Yard',
  city: 'Ikeja',
  state: 'Lagos',
  isOfficialOutlet: true,
  rating: 4.8,
  ratingCount: 96,
  followers: 1240,
  productCount: 38,
  status: 'live',
  socialLinks: {},
  returnDays: 7,
  policyCount: 0,
  openedAt: '2024-03-04T08:00:00.000Z',
  theme: buildThemeLayout(),
  ...overrides,
});

export const buildPolicy = (overrides: Partial<Policy> = {}): Policy => ({
  id: idOf(`policy-${overrides.kind ?? 'returns'}`),
  storeId: idOf('store'),
  kind: 'returns',
  title: 'Returns and replacements',
  summary: 'Return it within 10 days',
  text: 'Bring it back unopened.\n\n- Keep the receipt\n- Keep the box',
  updatedAt: '2026-10-01T08:00:00.000Z',
  ...overrides,
});
