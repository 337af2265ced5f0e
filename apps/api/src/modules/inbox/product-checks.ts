import { formatKobo } from '@market/domain/money';
import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { countSameName, findProductToCheck, findSimilarPrices } from './product-checks.repository';

/**
 * A price is checked when there are at least `MIN_SIMILAR_PRODUCTS` similar products. It is unusual
 * when it is more than `UNUSUAL_PRICE_FACTOR` times higher or lower than their median price.
 */
const MIN_SIMILAR_PRODUCTS = 3;
const UNUSUAL_PRICE_FACTOR = 2;

export async function productFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findProductToCheck(db, id);
  if (!row) return undefined;
  const { product } = row;
  const { name, description, hostedImages } = row.revision ?? product;
  const [{ count, median }, sameNameCount] = await Promise.all([
    findSimilarPrices(db, product),
    countSameName(db, product, name),
  ]);
  const missing = [
    !description.some((text) => text.trim() !== '') && 'a description',
    !product.brand && 'a brand',
    product.subCategoryId === null && 'a sub-category',
    !product.isDigitalProduct &&
      (product.length === null || product.width === null || product.height === null) &&
      'the size',
  ].filter((field) => field !== false);
  const ratio = median === 0 ? 1 : product.sellingPrice / median;
  const price = `${formatKobo(Math.round(median))} is the median of ${pluralise(count, 'similar product')}`;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        hostedImages.length > 0,
        `The product has ${pluralise(hostedImages.length, 'image')}.`,
        'The product has no image.',
      ),
      inboxCheck(missing.length === 0, 'No field is missing.', `Missing: ${missing.join(', ')}.`),
      ...(count < MIN_SIMILAR_PRODUCTS
        ? []
        : [
            inboxCheck(
              ratio <= UNUSUAL_PRICE_FACTOR && ratio >= 1 / UNUSUAL_PRICE_FACTOR,
              `The price is close to that of similar products: ${price}.`,
              `The price differs a lot from that of similar products: ${price}.`,
            ),
          ]),
      inboxCheck(
        sameNameCount === 0,
        'The store has no other product with this name.',
        `The store has ${pluralise(sameNameCount, 'other product')} with this name.`,
      ),
    ],
  };
}
