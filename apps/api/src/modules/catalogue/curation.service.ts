import type { Promotion, PromotionInput } from '@market/domain/catalogue/curation';
import type { StoreCard } from '@market/domain/stores/store-card';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { invalid, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import type { Ids } from '../../platform/ids';
import {
  addToPromotion,
  allPromotions,
  countListed,
  listedCards,
  promotedIds,
  findOrCreatePromotion,
  removeFromPromotion,
} from './curation.repository';
import { officialStores } from './store-directory.repository';

/** The maximum number of products in all promotions together. */
const MAX_PROMOTED = 200;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly stores: {
    /** Returns false for a store that is not live, or is not an official outlet when it should not be. */
    setOfficialOutlet(storeId: string, isOfficialOutlet: boolean): Promise<boolean>;
  };
}

/** Promotions and official outlets chosen by the platform. */
export const curationService = ({ db, clock, ids, stores }: Deps) => {
  /** Every promotion with its products that are on the marketplace. */
  const promotions = async (within: Db = db): Promise<Promotion[]> => {
    const all = await allPromotions(within);
    if (all.length === 0) return [];
    const members = await promotedIds(
      within,
      all.map(({ id }) => id),
    );
    const shown = await listedCards(
      within,
      members.map(({ productId }) => productId),
      MAX_PROMOTED,
    );
    const cardOf = new Map(shown.map((card) => [card.id, card]));
    const byPromotion = groupBy(members, ({ promotionId }) => promotionId);
    return all.map((promotion) => ({
      ...promotion,
      products: (byPromotion.get(promotion.id) ?? []).flatMap(
        ({ productId }) => cardOf.get(productId) ?? [],
      ),
    }));
  };

  return {
    /** For shoppers: promotions with at least one product. */
    promotions: async (): Promise<Promotion[]> =>
      (await promotions()).filter(({ products }) => products.length > 0),

    /**
     * Adds products to the promotion with this title, and creates it if needed. Throws 422 for a
     * product that is not listed.
     */
    addPromotionProducts: ({ title, productIds }: PromotionInput): Promise<Promotion> =>
      inTransaction(db, async (db) => {
        const wanted = [...new Set(productIds)];
        if ((await countListed(db, wanted)) < wanted.length)
          throw invalid('productIds', 'Choose products that are on the marketplace');
        const id = await findOrCreatePromotion(db, {
          id: ids.next(),
          title,
          createdAt: clock.now(),
        });
        await addToPromotion(db, id, wanted, clock.now());
        return (
          (await promotions(db)).find((promotion) => promotion.id === id) ?? {
            id,
            title,
            products: [],
          }
        );
      }),

    /** Throws 404 when the product is not in the promotion. */
    removePromotionProduct: (promotionId: string, productId: string): Promise<null> =>
      inTransaction(db, async (db) => {
        if (!(await removeFromPromotion(db, promotionId, productId)))
          throw notFound('This promotion of the product');
        return null;
      }),

    officialOutlets: (): Promise<StoreCard[]> => officialStores(db),

    /** Throws 404 for a store that is not live. */
    async addOfficialOutlet(storeId: string): Promise<null> {
      if (!(await stores.setOfficialOutlet(storeId, true))) throw notFound('This live store');
      return null;
    },

    /** Throws 404 for a store that is not an official outlet. */
    async removeOfficialOutlet(storeId: string): Promise<null> {
      if (!(await stores.setOfficialOutlet(storeId, false))) throw notFound('This official outlet');
      return null;
    },
  };
};

export type CurationService = ReturnType<typeof curationService>;
