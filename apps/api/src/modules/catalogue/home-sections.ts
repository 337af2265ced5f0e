import type { CategoryShowcase } from '@market/domain/catalogue/curation';
import type { ProductCard } from '@market/domain/catalogue/product';
import { lagosDate } from '@market/domain/lagos-time';
import type { StoreCard } from '@market/domain/stores/store-card';
import type { Db } from '../../db/db';
import { hours, type Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import {
  listBestOfCategory,
  listBestOfStores,
  pickCategory,
  pickDailyProduct,
} from './home-sections.repository';
import { listOfficialStores } from './store-directory.repository';

const SECTION_SIZE = 12;

export const homeSections = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** The product of the day in Lagos, the same for everybody. Null when the catalogue is empty. */
  dailyProduct: async (): Promise<ProductCard | null> =>
    (await pickDailyProduct(db, lagosDate(clock.now()))) ?? null,

  async randomCategory(): Promise<CategoryShowcase | null> {
    const category = await pickCategory(db, Math.floor(clock.now().getTime() / hours(1)));
    if (!category) return null;
    return {
      category: { ...category, image: category.image ?? undefined },
      products: await listBestOfCategory(db, category.id, SECTION_SIZE),
    };
  },

  async officialOutlets(): Promise<{ store: StoreCard; products: ProductCard[] }[]> {
    const outlets = await listOfficialStores(db);
    if (outlets.length === 0) return [];
    const best = await listBestOfStores(
      db,
      outlets.map(({ id }) => id),
    );
    const byStore = groupBy(best, ({ store }) => store.id);
    return outlets.map((store) => ({ store, products: byStore.get(store.id) ?? [] }));
  },
});
