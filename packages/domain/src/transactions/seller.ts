import { roundKobo, type Kobo } from '../money';
import type { Seller } from './seller.schema';

/** Nigeria's standard VAT rate in percent. Catalogue prices include it. */
export const VAT_PERCENT = 7.5;

/** VAT included in a gross amount, both in kobo. At 7.5 %, 107.50 naira include 7.50. */
export const includedVat = (gross: Kobo, percent: number): Kobo =>
  roundKobo((gross * percent) / (100 + percent));

interface InvoicedGoods {
  readonly seller?: Seller | undefined;
  readonly subtotal: Kobo;
  readonly discount: Kobo;
}

/**
 * VAT in kobo on an order's goods after discounts. Excludes delivery, which the seller does not
 * provide. Undefined without VAT registration.
 */
export function vatOfGoods({
  seller,
  subtotal,
  discount,
}: InvoicedGoods): { percent: number; amount: Kobo } | undefined {
  if (seller?.vatPercent === undefined) return undefined;
  return {
    percent: seller.vatPercent,
    amount: includedVat(subtotal - discount, seller.vatPercent),
  };
}

export const sellerAddress = ({ street, city, state }: Seller): string =>
  [street, city, state].filter(Boolean).join(', ');

/** Registration and tax numbers as printed. Adds `RC` to a bare number. */
export const sellerNumbers = ({ rcNumber, taxNumber }: Seller): string[] => [
  ...(rcNumber ? [/^\d/.test(rcNumber) ? `RC ${rcNumber}` : rcNumber] : []),
  ...(taxNumber ? [`TIN ${taxNumber}`] : []),
];
