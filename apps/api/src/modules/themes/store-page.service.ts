import type { StorePage } from '@market/domain/stores/store-page';
import { readableColours } from '@market/domain/themes/readable-colours';
import { defaultTheme } from '@market/domain/themes/theme-list';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import { meanRating } from '../catalogue';
import type { TestimonialsService } from '../testimonials';
import { toTheme } from './layout';
import { findOwnStorePage, findPublicStorePage, type StorePageRow } from './store-page.repository';

interface Deps {
  readonly db: Db;
  readonly testimonials: Pick<TestimonialsService, 'shown'>;
}

/** Fields that the theme leaves empty come from the store's profile. */
export const storePageService = ({ db, testimonials }: Deps) => {
  const toPage = async ({
    store,
    theme,
    productCount,
    policyCount,
  }: StorePageRow): Promise<StorePage> => {
    const {
      id,
      slug,
      storeName,
      isOfficialOutlet,
      ratingCount,
      followerCount: followers,
      socialLinks,
      isPhysicalLocation,
    } = store;
    const { id: themeId, name, ground } = theme ? toTheme(theme) : defaultTheme;
    const logo = theme?.header.logo ?? store.logo ?? undefined;
    return {
      id,
      slug,
      storeName,
      logo,
      city: store.city ?? undefined,
      state: store.state ?? undefined,
      isOfficialOutlet,
      rating: meanRating(store),
      ratingCount,
      followers,
      productCount,
      status: store.status === 'paused' ? 'paused' : 'live',
      about: store.about ?? undefined,
      storePhoneNumber: store.storePhoneNumber ?? undefined,
      street: isPhysicalLocation ? (store.street ?? undefined) : undefined,
      socialLinks,
      policyCount,
      returnDays: store.returnDays,
      openedAt: store.createdAt.toISOString(),
      theme: {
        activeThemeId: themeId,
        themeId,
        name,
        ground,
        header: {
          ...theme?.header,
          logo,
          phoneNumber: theme?.header.phoneNumber || store.storePhoneNumber || undefined,
        },
        body: theme?.body ?? {},
        colors: readableColours(theme?.colors ?? defaultTheme.colors, ground),
        socials: socialLinks,
        testimonials: await testimonials.shown({ storeId: id }),
      },
    };
  };

  return {
    async at(slugOrId: string): Promise<StorePage> {
      const front = await findPublicStorePage(db, slugOrId);
      if (!front) throw notFound('This store');
      return toPage(front);
    },

    async own(scope: StoreScope): Promise<StorePage> {
      const front = await findOwnStorePage(db, scope);
      if (!front) throw notFound('This store');
      return toPage(front);
    },
  };
};

export type StorePageService = ReturnType<typeof storePageService>;
