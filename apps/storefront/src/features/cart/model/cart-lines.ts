import type { CartItem, CartItemInput } from '@market/domain/carts/cart';
import { sumKobo, type Kobo } from '@market/domain/money';
import { moneyText } from '@market/ui/money';
import { isSameLine } from './guest-cart';

/** A line in the form that the cart endpoints accept. */
export const toCartItemInput = ({
  productId,
  variantId,
  quantity,
  selected,
}: CartItem): CartItemInput => ({
  productId,
  variantId,
  quantity,
  selected,
});

export const isBuyable = (line: CartItem): boolean => line.problem === undefined;

/** The lines that are priced and bought: those that are selected and available. */
export const chosenLines = (lines: readonly CartItem[]): CartItem[] =>
  lines.filter((line) => line.selected && isBuyable(line));

export const linesTotal = (lines: readonly CartItem[]): Kobo =>
  sumKobo(lines.map((line) => line.unitPrice * line.quantity));

export const countUnits = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/**
 * The priced lines with the shopper's later changes applied, so that a new quantity shows
 * immediately.
 */
export function withLocalChanges(
  lines: readonly CartItem[],
  items: readonly CartItemInput[],
): CartItem[] {
  return lines.flatMap((line) => {
    const item = items.find((each) => isSameLine(each, line));
    return item ? [{ ...line, quantity: item.quantity, selected: item.selected ?? true }] : [];
  });
}

/** Why a line cannot be bought in its current state, and what to do about it. */
export function problemText({ problem, available = 0 }: CartItem): string | undefined {
  if (problem === 'sold_out') return 'Sold out. Remove or deselect it.';
  if (problem === 'not_enough_stock')
    return `Only ${available} left. Lower the quantity to buy it.`;
  return problem === 'unavailable' ? 'No longer available. Remove it to continue.' : undefined;
}

export function priceChangeText({ previousPrice, unitPrice }: CartItem): string | undefined {
  if (previousPrice === undefined || previousPrice === unitPrice) return undefined;
  return `The price ${unitPrice > previousPrice ? 'rose' : 'fell'} from ${moneyText(previousPrice)} since you added it.`;
}

const MAX_LOW_STOCK = 5;

/** `Only 2 left`. Undefined unless few are left. */
export const scarcityText = ({ available, problem }: CartItem): string | undefined =>
  problem === undefined && available !== undefined && available <= MAX_LOW_STOCK
    ? `Only ${available} left`
    : undefined;
