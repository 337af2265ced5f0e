import type { SocialLinks } from '@market/domain/stores/social-links';
import type {
  OwnTheme,
  ThemeBodyInput,
  ThemeColours,
  ThemeHeaderInput,
  ThemeLayout,
} from '@market/domain/themes/theme';
import {
  DEFAULT_THEME_ID,
  defaultTheme,
  findTheme,
  themes,
} from '@market/domain/themes/theme-list';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { assertImagesHosted } from '../catalogue';
import type { ImagesService } from '../images';
import { lockStore, saveSocialLinks } from '../stores';
import type { TestimonialsService } from '../testimonials';
import { toThemeLayout } from './layout';
import {
  activateTheme,
  addMerchantTheme,
  findMerchantTheme,
  findSocialLinks,
  listMerchantThemes,
  updateMerchantTheme,
  type MerchantTheme,
  type ThemeChange,
} from './themes.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly images: Pick<ImagesService, 'store'>;
  readonly testimonials: Pick<TestimonialsService, 'list' | 'add' | 'remove'>;
}

/** Every store has the default theme and can add others for free. */
export const themesService = ({ db, clock, ids, images, testimonials }: Deps) => {
  /** Adds the default theme when the store does not have it. */
  const listCopies = async (db: Db, scope: StoreScope): Promise<MerchantTheme[]> => {
    const copies = await listMerchantThemes(db, scope);
    if (copies.some(({ themeId }) => themeId === DEFAULT_THEME_ID)) return copies;
    await addMerchantTheme(db, scope, { id: ids.next(), theme: defaultTheme, now: clock.now() });
    return listMerchantThemes(db, scope);
  };

  const layout = async (
    scope: StoreScope,
    choose: (copy: MerchantTheme) => boolean,
  ): Promise<ThemeLayout> => {
    const copies = await listCopies(db, scope);
    const copy = copies.find(choose);
    if (!copy) throw notFound('This theme');
    const active = copies.find((each) => each.active)?.themeId ?? DEFAULT_THEME_ID;
    const [socials, { rows }] = await Promise.all([
      findSocialLinks(db, scope),
      testimonials.list(scope),
    ]);
    return toThemeLayout(copy, { activeThemeId: active, socials, testimonials: rows });
  };

  const save = async (
    scope: StoreScope,
    id: string,
    change: (copy: MerchantTheme) => ThemeChange,
  ): Promise<ThemeLayout> => {
    await inTransaction(db, async (db) => {
      await lockStore(db, scope);
      const copy = await findMerchantTheme(db, scope, id);
      if (!copy) throw notFound('This theme');
      await updateMerchantTheme(db, scope, id, change(copy), clock.now());
    });
    return layout(scope, (copy) => copy.id === id);
  };

  const assertOwn = async (scope: StoreScope, merchantThemeId: string): Promise<void> => {
    if (!(await findMerchantTheme(db, scope, merchantThemeId))) throw notFound('This theme');
  };

  return {
    async list(scope: StoreScope): Promise<OwnTheme[]> {
      const copies = await listCopies(db, scope);
      const isActive = (id: number) => copies.some((copy) => copy.themeId === id && copy.active);
      return themes.map((theme) => ({
        ...theme,
        type: 'free',
        owned: copies.some(({ themeId }) => themeId === theme.id),
        active: isActive(theme.id),
      }));
    },

    current: (scope: StoreScope): Promise<ThemeLayout> => layout(scope, ({ active }) => active),

    customization: (scope: StoreScope, themeId: number): Promise<ThemeLayout> =>
      layout(scope, (copy) => copy.themeId === themeId),

    /** Idempotent. */
    async purchase(scope: StoreScope, themeId: number): Promise<ThemeLayout> {
      const theme = findTheme(themeId);
      if (!theme) throw invalid('themeId', 'Choose a theme from the list');
      await listCopies(db, scope);
      await addMerchantTheme(db, scope, { id: ids.next(), theme, now: clock.now() });
      return layout(scope, (copy) => copy.themeId === themeId);
    },

    async activate(scope: StoreScope, themeId: number): Promise<ThemeLayout> {
      await inTransaction(db, async (db) => {
        await lockStore(db, scope);
        await listCopies(db, scope);
        if (!(await activateTheme(db, scope, themeId)))
          throw conflict('Your store does not have this theme yet. Add it first.');
      });
      return layout(scope, ({ active }) => active);
    },

    async saveBody(
      scope: StoreScope,
      { merchantThemeId, ...body }: ThemeBodyInput,
    ): Promise<ThemeLayout> {
      if (body.bannerImage !== undefined)
        await assertImagesHosted(db, 'bannerImage', [body.bannerImage]);
      if (body.promoImage !== undefined)
        await assertImagesHosted(db, 'promoImage', [body.promoImage]);
      return save(scope, merchantThemeId, () => ({ body }));
    },

    /** Keeps the logo unless a new one is uploaded or it is removed. */
    async saveHeader(
      scope: StoreScope,
      userId: string,
      { merchantThemeId, logo: file, removeLogo, ...texts }: ThemeHeaderInput,
    ): Promise<ThemeLayout> {
      await assertOwn(scope, merchantThemeId);
      const uploaded =
        file && (await images.store(Buffer.from(await file.arrayBuffer()), userId)).hostedImage;
      return save(scope, merchantThemeId, ({ header }) => {
        const logo = uploaded ?? (removeLogo ? undefined : header.logo);
        return { header: { ...texts, ...(logo !== undefined && { logo }) } };
      });
    },

    /** Saves the store's links, which all its themes show. */
    async saveSocials(
      scope: StoreScope,
      merchantThemeId: string,
      socials: SocialLinks,
    ): Promise<ThemeLayout> {
      await assertOwn(scope, merchantThemeId);
      await saveSocialLinks(db, scope, socials);
      return layout(scope, (copy) => copy.id === merchantThemeId);
    },
    saveColours: (
      scope: StoreScope,
      merchantThemeId: string,
      colors: ThemeColours,
    ): Promise<ThemeLayout> => save(scope, merchantThemeId, () => ({ colors })),

    async testimonials(scope: StoreScope, merchantThemeId: string) {
      await assertOwn(scope, merchantThemeId);
      return testimonials.list(scope);
    },
    async addTestimonial(
      scope: StoreScope,
      {
        merchantThemeId,
        ...input
      }: { merchantThemeId: string } & Parameters<TestimonialsService['add']>[1],
    ) {
      await assertOwn(scope, merchantThemeId);
      return testimonials.add(scope, input);
    },
    removeTestimonial: (scope: StoreScope, id: string): Promise<void> =>
      testimonials.remove(scope, id),
  };
};

export type ThemesService = ReturnType<typeof themesService>;
