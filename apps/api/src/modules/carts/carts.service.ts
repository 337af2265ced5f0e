import { type Cart, type CartItemInput } from '@market/domain/carts/cart';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { CatalogueService } from '../catalogue';
import {
  deleteItems,
  deleteItemsOfVariants,
  listCart,
  upsertCart,
  type CartMode,
  type NewCartItem,
} from './carts.repository';
import { toCart } from './to-cart';

const MAX_LINES = 100;

interface CartsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
}

export const cartsService = ({ db, clock, ids, catalogue }: CartsDeps) => {
  const readLines = async (db: Db, items: readonly CartItemInput[]): Promise<SaleLine[]> =>
    mergeLines(await catalogue.linesFor(db, items));

  const get = async (userId: string): Promise<Cart> => toCart(await listCart(db, { userId }));

  const rowsFor = async (
    db: Db,
    items: readonly CartItemInput[],
    mode: CartMode,
  ): Promise<NewCartItem[]> => {
    const requested = await readLines(db, items);
    if (mode === 'add') assertOnSale(requested);
    const lines = mode === 'merge' ? requested.filter((line) => line.listed) : requested;
    return lines.map((line) => ({
      id: ids.next(),
      ...toCartColumns(line),
      selected: findSelection(items, line),
      createdAt: clock.now(),
    }));
  };

  const save = async (
    db: Db,
    userId: string,
    rows: readonly NewCartItem[],
    mode: CartMode,
  ): Promise<Cart> => {
    await upsertCart(db, { userId }, rows, mode);
    const cartLines = await listCart(db, { userId });
    if (cartLines.length > MAX_LINES)
      throw invalid('items', `A cart can have at most ${MAX_LINES} products. Remove some first.`);
    return toCart(cartLines);
  };

  return {
    get,

    /**
     * `add` sums quantities, `set` replaces them, and `merge` takes the larger one. `merge` is for
     * a guest's cart at sign-in: it skips products that are no longer sold, and repeating it
     * changes nothing. `add` throws 404 for unknown products, and 409 for products that are no
     * longer sold or sold out.
     */
    add: async (
      userId: string,
      items: readonly CartItemInput[],
      mode: CartMode = 'add',
    ): Promise<Cart> => {
      const rows = await rowsFor(db, items, mode);
      return inTransaction(db, (db) => save(db, userId, rows, mode));
    },

    addWithin: async (db: Db, userId: string, items: readonly CartItemInput[]): Promise<Cart> =>
      save(db, userId, await rowsFor(db, items, 'add'), 'add'),

    remove: async (userId: string, itemIds: readonly string[]): Promise<Cart> => {
      await deleteItems(db, { userId }, itemIds);
      return get(userId);
    },

    /**
     * Prices a guest's cart, which is kept in the browser. Leaves out products that no longer
     * exist.
     */
    preview: async (items: readonly CartItemInput[]): Promise<Cart> => {
      const lines = await readLines(db, items);
      return toCart(
        lines.map((line) => ({
          id: line.variantId,
          line,
          selected: findSelection(items, line) ?? true,
          priceWhenAdded: line.unitPrice,
        })),
      );
    },

    /**
     * The lines that a checkout is priced from, one per variant: the given items, or else the
     * customer's selected lines.
     */
    linesToBuy: async (
      db: Db,
      userId: string | undefined,
      items?: readonly CartItemInput[],
    ): Promise<SaleLine[]> => {
      if (items)
        return mergeLines(
          await catalogue.linesFor(
            db,
            items.filter((item) => item.selected !== false),
          ),
        );
      if (userId === undefined) return [];
      return (await listCart(db, { userId })).flatMap(({ line, selected }) =>
        selected ? [line] : [],
      );
    },

    /** Call it in the transaction that creates the orders. */
    removeBought: async (db: Db, userId: string, variantIds: readonly string[]): Promise<void> => {
      await deleteItemsOfVariants(db, { userId }, variantIds);
    },
  };
};

export type CartsService = ReturnType<typeof cartsService>;

/** Stock is checked against the summed quantity of a variant. */
function mergeLines(lines: readonly SaleLine[]): SaleLine[] {
  const merged = new Map<string, SaleLine>();
  for (const line of lines) {
    const quantity = Math.min(
      MAX_QUANTITY,
      line.quantity + (merged.get(line.variantId)?.quantity ?? 0),
    );
    merged.set(line.variantId, {
      ...line,
      quantity,
      buyable: line.listed && (line.available === undefined || line.available >= quantity),
    });
  }
  return [...merged.values()];
}

function assertOnSale(lines: readonly SaleLine[]): void {
  if (lines.length === 0) throw notFound('This product');
  const delisted = lines.find((line) => !line.listed);
  if (delisted) throw conflict(`${delisted.name} is no longer available.`);
  const soldOut = lines.find((line) => line.available === 0);
  if (soldOut) throw conflict(`${soldOut.name} is sold out.`);
}

const toCartColumns = ({ variantId, quantity, unitPrice }: SaleLine) => ({
  variantId,
  quantity,
  unitPrice,
});

/** An item without a variant means the product's only variant. */
const findSelection = (items: readonly CartItemInput[], line: SaleLine): boolean | undefined =>
  items.findLast((item) =>
    item.variantId === undefined
      ? item.productId === line.productId
      : item.variantId === line.variantId,
  )?.selected;
