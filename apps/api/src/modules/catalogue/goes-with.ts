import { validate as isUuid } from 'uuid';
import { fitCandidates } from '@market/domain/catalogue/fit-candidates';
import { fitReasons } from '@market/domain/catalogue/fit-reason';
import { checkFit, MAX_PIECES } from '@market/domain/catalogue/fit-rule';
import type { FitRule } from '@market/domain/catalogue/fit-rule.schema';
import type { GoesWithQuery, Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { parseKnownItems } from '@market/domain/catalogue/known-items';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { listFitRules } from '../category-tree/fit-rules.reads';
import { listCategories } from './categories.repository';
import {
  listCandidates,
  listContextProducts,
  readBuyableProducts,
  type ContextProduct,
  type BuyableProduct,
} from './goes-with.repository';
import { varySuggestions } from './vary-suggestions';

/**
 * The number of candidates for each rule. Only a few are shown, but some candidates may not fit
 * when several units are added up, and some are of the same product line.
 */
const CANDIDATES = 24;
/** The maximum number of pairs of a product and a rule that are tried. */
const MAX_PAIRS = 12;

/** A known product with a rule that suggests products to go with it. */
interface Pair {
  readonly product: ContextProduct;
  readonly values: AttributeValues;
  readonly rule: FitRule;
  readonly suggests: 'measured' | 'other';
}

/**
 * A varied selection of products in stock that pass all checks of a rule with a known product, each
 * with its reasons.
 */
export async function suggestGoesWith(
  db: Db,
  { items, whose, limit }: GoesWithQuery,
): Promise<Suggestion[]> {
  const knownItems = parseKnownItems(items).filter(
    ({ productId, variantId }) =>
      isUuid(productId) && (variantId === undefined || isUuid(variantId)),
  );
  const products = await listContextProducts(
    db,
    knownItems.map(({ productId }) => productId),
  );
  const [rules, categories] = await Promise.all([
    listFitRules(db, [...new Set(products.flatMap(({ path }) => path))]),
    listCategories(db),
  ]);
  const pairs = knownItems
    .flatMap(({ productId, variantId }) => {
      const product = products.find(({ id }) => id === productId);
      return product ? listPairs(product, product.toValues(variantId), rules) : [];
    })
    .slice(0, MAX_PAIRS);
  const found = await Promise.all(
    pairs.map(async ({ rule, values, suggests }) => {
      const id = suggests === 'measured' ? rule.categoryId : rule.otherCategoryId;
      const category = categories.find((each) => each.id === id);
      const choices = fitCandidates(rule, values, suggests);
      return category && choices ? listCandidates(db, category, choices, CANDIDATES) : [];
    }),
  );
  const sold = await readBuyableProducts(db, [...new Set(found.flat().map(({ id }) => id))]);
  const suggested = pairs.map((pair, index) =>
    (found[index] ?? []).flatMap(
      (card) => toSuggestion(pair, card, sold.get(card.id), whose) ?? [],
    ),
  );
  const knownIds = new Set(knownItems.map(({ productId }) => productId));
  return varySuggestions(interleave(suggested, knownIds)).slice(0, limit);
}

const listPairs = (
  product: ContextProduct,
  values: AttributeValues,
  rules: readonly FitRule[],
): Pair[] =>
  rules.flatMap((rule): Pair[] => {
    const pair = { product, values, rule };
    return [
      ...(rule.suggests !== 'other' && product.path.includes(rule.otherCategoryId)
        ? [{ ...pair, suggests: 'measured' } as const]
        : []),
      ...(rule.suggests !== 'measured' && product.path.includes(rule.categoryId)
        ? [{ ...pair, suggests: 'other' } as const]
        : []),
    ];
  });

/** Suggests the product with its cheapest variant that fits. Undefined when none does. */
function toSuggestion(
  { product, values, rule, suggests }: Pair,
  card: ProductCard,
  sold: BuyableProduct | undefined,
  whose: GoesWithQuery['whose'],
): Suggestion | undefined {
  for (const { variant, label, keyRating, values: own, most } of sold?.sellable ?? []) {
    const isMeasured = suggests === 'measured';
    const sides = isMeasured ? { values: own, otherValues: values } : { values, otherValues: own };
    const fit = checkFit(
      rule,
      sides.values,
      sides.otherValues,
      isMeasured ? Math.min(most, MAX_PIECES) : MAX_PIECES,
    );
    if (!fit.fits) continue;
    const [reason, ...otherReasons] = fitReasons(
      rule,
      [...product.attributes, ...(sold?.attributes ?? [])],
      { ...sides, pieces: fit.pieces },
      { suggests, whose },
    );
    if (reason === undefined) continue;
    return {
      product: { ...card, keyRating, price: variant.price, sellingPrice: variant.sellingPrice },
      ...(card.hasVariants && { variantId: variant.id, variantLabel: label }),
      quantity: isMeasured ? fit.pieces : 1,
      reason,
      otherReasons,
      goesWith: { productId: product.id, noun: isMeasured ? rule.otherNoun : rule.noun },
      categoryId: isMeasured ? rule.categoryId : rule.otherCategoryId,
    };
  }
  return undefined;
}

/** The first of each list, then the second of each, without repeated or known products. */
function interleave(
  lists: readonly (readonly Suggestion[])[],
  knownIds: ReadonlySet<string>,
): Suggestion[] {
  const suggestedIds = new Set(knownIds);
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .flat()
    .filter(({ product: { id } }) => !suggestedIds.has(id) && suggestedIds.add(id));
}
