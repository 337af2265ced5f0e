import type { Page } from '@market/domain/paging';
import {
  MAX_SAVED_ITEMS,
  type SavedItemRemoval,
  type NewSavedItems,
  type SavedItem,
  type SavedItemInput,
} from '@market/domain/saved-items/saved-item';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import { deleteCartItemsReturning, type CartsService } from '../carts';
import { readShownVariants, type CatalogueService } from '../catalogue';
import {
  countSavedItems,
  deleteSavedItems,
  insertSavedItems,
  listSavedProductIds,
  listSavedItems,
  deleteSavedItemReturning,
} from './saved-items.repository';
import { toSavedItem, type SavedLine } from './saved-item-view';

interface SavedItemsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
  readonly carts: Pick<CartsService, 'addWithin'>;
}

/** An item to show: from the table, or from a guest's browser. */
interface SavedReference {
  readonly id: string;
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  readonly quantity: number;
  /** Undefined when the price is not known, so that no price change is shown. */
  readonly unitPrice: number | undefined;
  readonly createdAt: Date;
}

export const savedItemsService = ({ db, clock, ids, catalogue, carts }: SavedItemsDeps) => {
  const listProductIds = (db: Db, userId: string): Promise<string[]> =>
    listSavedProductIds(db, { userId });

  /** The current data of saved items, in their order. Unknown products have no line. */
  const readLines = async (db: Db, wanted: readonly SavedReference[]): Promise<SavedLine[]> => {
    const open = wanted.filter(({ variantId }) => !variantId);
    const shownVariants = await readShownVariants(
      db,
      open.map(({ productId }) => productId),
    );
    const items = wanted.flatMap((item) => {
      const variant = shownVariants.get(item.productId);
      const saved = item.variantId ?? undefined;
      const variantId = saved ?? variant?.variantId;
      const needsChoice = saved === undefined && variant?.hasOthers === true;
      return variantId === undefined ? [] : { ...item, variantId, saved, needsChoice };
    });
    const lines = new Map(
      (await catalogue.linesFor(db, items)).map((line) => [line.variantId, line]),
    );
    return items.flatMap(({ id, variantId, saved, quantity, unitPrice, createdAt, ...item }) => {
      const line = lines.get(variantId);
      return line
        ? {
            id,
            line: { ...line, quantity },
            variantId: saved,
            needsChoice: item.needsChoice,
            priceWhenSaved: unitPrice ?? line.unitPrice,
            savedAt: createdAt,
          }
        : [];
    });
  };

  const toSavedItems = async (wanted: readonly SavedReference[]): Promise<SavedItem[]> =>
    (await readLines(db, wanted)).flatMap((line) => toSavedItem(line) ?? []);

  const fromInput = (items: readonly SavedItemInput[]): SavedReference[] =>
    items.map(({ unitPrice, ...item }) => ({
      ...item,
      id: [item.productId, item.variantId].filter(Boolean).join('.'),
      unitPrice,
      createdAt: clock.now(),
    }));

  const assertRoom = async (db: Db, userId: string): Promise<void> => {
    if ((await countSavedItems(db, { userId })) > MAX_SAVED_ITEMS)
      throw invalid(
        'items',
        `You can save at most ${MAX_SAVED_ITEMS} products. Remove some that you no longer need.`,
      );
  };

  return {
    async list(userId: string, page: { limit: number; offset: number }): Promise<Page<SavedItem>> {
      const rows = await listSavedItems(db, { userId }, page);
      const { count } = await toCountedPage(rows, page, () => countSavedItems(db, { userId }));
      return { rows: await toSavedItems(rows), count };
    },

    ids: (userId: string): Promise<string[]> => listProductIds(db, userId),

    /**
     * Prices a guest's list, which is kept in the browser. Leaves out products that no longer
     * exist.
     */
    async preview(items: readonly SavedItemInput[]): Promise<Page<SavedItem>> {
      const rows = await toSavedItems(fromInput(items));
      return { rows, count: rows.length };
    },

    async add(userId: string, { items, mode }: NewSavedItems): Promise<string[]> {
      const lines = await readLines(db, fromInput(items));
      const listed = lines.filter(({ line }) => line.listed);
      if (listed.length === 0 && mode !== 'merge') throw notFound('This product');
      return inTransaction(db, async (db) => {
        const room =
          mode === 'merge'
            ? MAX_SAVED_ITEMS - (await countSavedItems(db, { userId }))
            : MAX_SAVED_ITEMS;
        const rows = listed.slice(0, Math.max(0, room)).map(({ line, variantId, ...saved }) => ({
          id: ids.next(),
          productId: line.productId,
          variantId,
          quantity: line.quantity,
          unitPrice: saved.priceWhenSaved,
          createdAt: clock.now(),
        }));
        await insertSavedItems(db, { userId }, rows);
        await assertRoom(db, userId);
        return listProductIds(db, userId);
      });
    },

    async remove(userId: string, { items }: SavedItemRemoval): Promise<string[]> {
      await deleteSavedItems(db, { userId }, items);
      return listProductIds(db, userId);
    },

    fromCart: (userId: string, itemIds: readonly string[]): Promise<string[]> =>
      inTransaction(db, async (db) => {
        const taken = await deleteCartItemsReturning(db, { userId }, itemIds);
        if (taken.length === 0) throw notFound('This item');
        await insertSavedItems(
          db,
          { userId },
          taken.map((line) => ({ ...line, id: ids.next(), createdAt: clock.now() })),
        );
        await assertRoom(db, userId);
        return listProductIds(db, userId);
      }),

    /** Throws 409 when the item cannot be bought or has no variant chosen. */
    toCart: (userId: string, itemId: string): Promise<string[]> =>
      inTransaction(db, async (db) => {
        const item = await deleteSavedItemReturning(db, { userId }, itemId);
        if (!item) throw notFound('This item');
        const [line] = await readLines(db, [item]);
        if (!line) throw notFound('This product');
        if (line.needsChoice) throw conflict(`Choose an option of ${line.line.name} first.`);
        const { productId, variantId, quantity } = line.line;
        await carts.addWithin(db, userId, [{ productId, variantId, quantity, selected: true }]);
        return listProductIds(db, userId);
      }),
  };
};

export type SavedItemsService = ReturnType<typeof savedItemsService>;
