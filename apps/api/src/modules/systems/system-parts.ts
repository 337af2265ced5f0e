import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { sumKobo, type Kobo } from '@market/domain/money';
import { lineDelivery } from '@market/domain/shipping/shipping-fee';
import type { SystemPart } from '@market/domain/systems/system';

export const toPart = (line: SaleLine): SystemPart => ({
  productId: line.productId,
  variantId: line.variantId,
  name: line.name,
  variantLabel: line.variantLabel || undefined,
  keyRating: toRating(line),
  image: line.image,
  unitPrice: line.unitPrice,
  quantity: line.quantity,
  problem: findProblem(line),
  storeId: line.storeId,
  storeName: line.storeName,
  storeState: line.storeState,
  delivery: lineDelivery(line),
});

/**
 * The chosen option in the unit of the product's rating: a product rated `3.6 kVA` may be `5 kVA`.
 */
function toRating({ keyRating, options }: SaleLine): string | undefined {
  const unit = keyRating?.split(' ').at(-1);
  const chosen = Object.values(options).find((option) => option.endsWith(` ${unit}`));
  return chosen ?? keyRating;
}

const findProblem = ({ listed, buyable }: SaleLine): SystemPart['problem'] => {
  if (!listed) return 'unavailable';
  return buyable ? undefined : 'soldOut';
};

export const sumParts = (parts: readonly Pick<SystemPart, 'unitPrice' | 'quantity'>[]): Kobo =>
  sumKobo(parts.map(({ unitPrice, quantity }) => unitPrice * quantity));
