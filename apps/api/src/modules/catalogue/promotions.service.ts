import type { AuditAction } from '@market/domain/audit/audit';
import type { Promotion } from '@market/domain/catalogue/curation';
import {
  isOnHomePage,
  isVisible,
  MAX_PROMOTED_PRODUCTS,
  type EditablePromotion,
  type PromotedProduct,
  type PromotionInput,
  type PromotionOrder,
  type PromotionUpdate,
} from '@market/domain/catalogue/promotion';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import { groupBy } from '../../platform/group-by';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  listPromotions,
  countListed,
  deletePromotion,
  findOrCreatePromotion,
  insertPromotion,
  lockPromotion,
  lockPromotions,
  listPromotedProducts,
  readUnits,
  savePromotion,
  savePromotionOrder,
  type PromotionRow,
} from './promotions.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

export const promotionsService = ({ db, clock, ids, audit }: Deps) => {
  const all = async (): Promise<EditablePromotion[]> => {
    const [promotions, products] = await Promise.all([
      listPromotions(db),
      listPromotedProducts(db),
    ]);
    const byPromotion = groupBy(products, ({ promotionId }) => promotionId);
    return promotions.map((row) => toEditable(row, byPromotion.get(row.id) ?? []));
  };

  const locked = async (db: Db, id: string): Promise<EditablePromotion> => {
    const promotion = await lockPromotion(db, id);
    if (!promotion) throw notFound('This promotion');
    return toEditable(promotion, await listPromotedProducts(db, id));
  };

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    { before, after }: { before?: EditablePromotion; after?: EditablePromotion },
  ) => {
    const promotion = after ?? before;
    if (!promotion) throw new Error('An audited promotion needs values');
    return audit.record(db, principal, {
      action,
      subject: 'promotion',
      subjectId: promotion.id,
      subjectName: promotion.title,
      ...(before && { before: auditedFields(before) }),
      ...(after && { after: auditedFields(after) }),
    });
  };

  /**
   * Replaces the contents of a locked promotion. Throws 422 for a title in use, for too many
   * products, and for an added product that is not on the marketplace.
   */
  const replace = async (
    db: Db,
    principal: Principal,
    before: EditablePromotion,
    { title, productIds, isHidden }: Omit<PromotionUpdate, 'version'>,
  ): Promise<EditablePromotion> => {
    const wanted = [...new Set(productIds)];
    const kept = new Set(before.products.map(({ id }) => id));
    const added = wanted.filter((id) => !kept.has(id));
    if (wanted.length > MAX_PROMOTED_PRODUCTS)
      throw invalid('productIds', `Choose at most ${MAX_PROMOTED_PRODUCTS} products`);
    if (added.length > 0 && (await countListed(db, added)) < added.length)
      throw invalid('productIds', 'Choose products that are on the marketplace');
    await savePromotion(db, { id: before.id, title, isHidden }, wanted, clock.now());
    const after = await locked(db, before.id);
    await record(db, principal, 'promotion.updated', { before, after });
    return after;
  };

  return {
    /** Includes products that shoppers do not see. */
    async all(): Promise<EditablePromotion[]> {
      const promotions = await all();
      const ids = promotions.flatMap(({ products }) => products.map((product) => product.id));
      const units = await readUnits(db, ids);
      return promotions.map((promotion) => ({
        ...promotion,
        products: promotion.products.map((product) => ({
          ...product,
          units: units.get(product.id),
        })),
      }));
    },

    /** For shoppers, in the order of the home page. */
    shown: async (): Promise<Promotion[]> =>
      (await all())
        .filter(isOnHomePage)
        .map(({ id, title, products }) => ({ id, title, products: products.filter(isVisible) })),

    create: (principal: Principal, { title }: { title: string }): Promise<EditablePromotion> =>
      withUniqueTitle(() =>
        inTransaction(db, async (db) => {
          const id = ids.next();
          await insertPromotion(db, { id, title, createdAt: clock.now() });
          const after = await locked(db, id);
          await record(db, principal, 'promotion.created', { after });
          return after;
        }),
      ),

    publish: (
      principal: Principal,
      id: string,
      update: PromotionUpdate,
    ): Promise<EditablePromotion> =>
      withUniqueTitle(() =>
        inTransaction(db, async (db) => {
          const before = await locked(db, id);
          if (before.version !== update.version)
            throw conflict(
              'Someone else has changed this promotion. Load the saved version first.',
            );
          return replace(db, principal, before, update);
        }),
      ),

    /**
     * Records one entry for each promotion whose position changes. Throws 409 with the saved order
     * when it is not the one that the change is based on.
     */
    order: (principal: Principal, { ids, before }: PromotionOrder): Promise<null> =>
      inTransaction(db, async (db) => {
        const promotions = await lockPromotions(db);
        if (promotions.map(({ id }) => id).join() !== before.join())
          throw conflict('Someone else has changed the order of the promotions.', {
            promotions: promotions.map(({ id, title }) => ({ id, title })),
          });
        await savePromotionOrder(db, ids);
        for (const [index, { id, title }] of promotions.entries()) {
          const after = ids.indexOf(id);
          if (after !== index)
            await audit.record(db, principal, {
              action: 'promotion.moved',
              subject: 'promotion',
              subjectId: id,
              subjectName: title,
              before: { position: index + 1 },
              after: { position: after + 1 },
            });
        }
        return null;
      }),

    remove: (principal: Principal, id: string): Promise<null> =>
      inTransaction(db, async (db) => {
        const before = await locked(db, id);
        await deletePromotion(db, id);
        await record(db, principal, 'promotion.deleted', { before });
        return null;
      }),

    /**
     * Adds products at the end of the promotion with this title, and creates the promotion if
     * needed.
     */
    addProducts: (
      principal: Principal,
      { title, productIds }: PromotionInput,
    ): Promise<EditablePromotion> =>
      inTransaction(db, async (db) => {
        const id = await findOrCreatePromotion(db, {
          id: ids.next(),
          title,
          createdAt: clock.now(),
        });
        const before = await locked(db, id);
        return replace(db, principal, before, {
          title,
          isHidden: before.isHidden,
          productIds: [...before.products.map((product) => product.id), ...productIds],
        });
      }),

    removeProduct: (principal: Principal, id: string, productId: string): Promise<null> =>
      inTransaction(db, async (db) => {
        const before = await locked(db, id);
        const left = before.products.filter((product) => product.id !== productId);
        if (left.length === before.products.length) throw notFound('This product in the promotion');
        await replace(db, principal, before, {
          title: before.title,
          isHidden: before.isHidden,
          productIds: left.map((product) => product.id),
        });
        return null;
      }),
  };
};

export type PromotionsService = ReturnType<typeof promotionsService>;

const toEditable = (
  { id, title, isHidden, version }: PromotionRow,
  products: readonly (PromotedProduct & { promotionId: string })[],
): EditablePromotion => ({
  id,
  title,
  isHidden,
  version,
  products: products.map(({ promotionId: _promotionId, ...product }) => product),
});

const auditedFields = ({ title, products, isHidden }: EditablePromotion) => ({
  title,
  status: isHidden ? 'hidden' : 'shown',
  products: products.map(({ name }) => name),
});

async function withUniqueTitle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid('title', 'Another promotion has this title');
    throw error;
  }
}
