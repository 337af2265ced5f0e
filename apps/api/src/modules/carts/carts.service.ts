import { MAX_QUANTITY, type Cart, type CartItemInput } from '@market/domain/carts/cart';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { CatalogueService } from '../catalogue';
import {
  deleteItems,
  deleteVariants,
  listCart,
  upsertCart,
  type CartMode,
} from './carts.repository';
import { toCart } from './to-cart';

/** Different goods in one cart; as many as one checkout takes. */
const MAX_LINES = 100;

interface CartsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly catalogue: Pick<CatalogueService, 'linesFor'>;
}

/** What customers mean to buy, at today's prices. */
export const cartsService = ({ db, clock, ids, catalogue }: CartsDeps) => {
  const linesOf = async (items: readonly CartItemInput[]): Promise<SaleLine[]> =>
    mergeLines(await catalogue.linesFor(db, items));

  const get = async (userId: string): Promise<Cart> => toCart(await listCart(db, { userId }));

  return {
    get,

    /**
     * `add` sums quantities, `set` replaces them, `merge` takes the larger: a guest's cart at sign-in, which brings over
     * what is still sold and may be repeated. Adding throws 404 for goods that do not exist, 409 for those no longer
     * sold or sold out; what lies in the cart can still be set, to fewer or unselected.
     */
    add: async (
      userId: string,
      items: readonly CartItemInput[],
      mode: CartMode = 'add',
    ): Promise<Cart> => {
      const wanted = await linesOf(items);
      if (mode === 'add') assertOnSale(wanted);
      const lines = mode === 'merge' ? wanted.filter((line) => line.listed) : wanted;
      const rows = lines.map((line) => ({
        id: ids.next(),
        ...pick(line),
        selected: selectionOf(items, line),
        createdAt: clock.now(),
      }));
      return inTransaction(db, async (db) => {
        await upsertCart(db, { userId }, rows, mode);
        const inCart = await listCart(db, { userId });
        if (inCart.length > MAX_LINES)
          throw invalid('items', `A cart holds at most ${MAX_LINES} products. Remove some first.`);
        return toCart(inCart);
      });
    },

    remove: async (userId: string, itemIds: readonly string[]): Promise<Cart> => {
      await deleteItems(db, { userId }, itemIds);
      return get(userId);
    },

    /** A guest's cart, which lives in the browser: what has gone from the shop is left out. */
    preview: async (items: readonly CartItemInput[]): Promise<Cart> => {
      const lines = await linesOf(items);
      return toCart(
        lines.map((line) => ({
          id: line.variantId,
          line,
          selected: selectionOf(items, line) ?? true,
          priceThen: line.unitPrice,
        })),
      );
    },

    /** What a checkout is priced from: the given items, else the account's selected lines; one line a variant. */
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

    /** Takes what was bought out of the cart, in the transaction that sells it. */
    removeBought: async (db: Db, userId: string, variantIds: readonly string[]): Promise<void> => {
      await deleteVariants(db, { userId }, variantIds);
    },
  };
};

export type CartsService = ReturnType<typeof cartsService>;

/** The same variant named twice becomes one line; the facts of stock are judged for the sum. */
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
  const gone = lines.find((line) => !line.listed);
  if (gone) throw conflict(`${gone.name} is no longer sold here.`);
  const soldOut = lines.find((line) => line.available === 0);
  if (soldOut) throw conflict(`${soldOut.name} is sold out.`);
}

const pick = ({ variantId, quantity, unitPrice }: SaleLine) => ({ variantId, quantity, unitPrice });

/** What the caller said of the line's selection, if anything: an item without a variant names the product's only one. */
const selectionOf = (items: readonly CartItemInput[], line: SaleLine): boolean | undefined =>
  items.findLast((item) =>
    item.variantId === undefined
      ? item.productId === line.productId
      : item.variantId === line.variantId,
  )?.selected;
