import type { Cart, CartItem } from '@market/domain/carts/cart';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { sumKobo, type Kobo } from '@market/domain/money';

export interface CartLine {
  readonly id: string;
  readonly line: SaleLine;
  readonly selected: boolean;
  readonly priceWhenAdded: Kobo;
}

export const toCart = (lines: readonly CartLine[]): Cart => ({
  cartItemsList: lines.map(toCartItem),
  cartTotal: sumKobo(
    lines.filter(({ selected }) => selected).map(({ line }) => line.unitPrice * line.quantity),
  ),
});

function toCartItem({ id, line, selected, priceWhenAdded }: CartLine): CartItem {
  const {
    productId,
    variantId,
    name,
    image,
    keyRating,
    variantLabel,
    quantity,
    unitPrice,
    listPrice,
    available,
    storeId,
    storeSlug,
    storeName,
    storeCity,
    storeState,
  } = line;
  return {
    id,
    productId,
    variantId,
    name,
    image,
    keyRating,
    variantLabel: variantLabel || undefined,
    quantity,
    selected,
    unitPrice,
    listPrice,
    previousPrice: priceWhenAdded === unitPrice ? undefined : priceWhenAdded,
    available,
    problem: findProblem(line),
    storeId,
    storeSlug,
    storeName,
    shipsFrom: storeCity ?? storeState,
  };
}

function findProblem({ listed, available, quantity }: SaleLine): CartItem['problem'] {
  if (!listed) return 'unavailable';
  if (available === undefined || available >= quantity) return undefined;
  return available === 0 ? 'sold_out' : 'not_enough_stock';
}
