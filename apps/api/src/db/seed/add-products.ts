import { eq } from 'drizzle-orm';
import type { Product } from '@market/domain/catalogue/product';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { ReviewDecision } from '@market/domain/catalogue/review-decision';
import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours, type manualClock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { toCategoryId, categoryTree } from '../reference/category-tree';
import { categoriesTable } from '../schema';
import { newSeries } from './demo-new-series';
import { demoSeries } from './demo-products';
import type { Series } from './series';
import { demoStores } from './demo-stores';
import type { People } from './members';
import type { OpenStore } from './open-stores';
import type { DemoPictures } from './pictures';
import type { Random } from './random';
import { applyAttributes } from './apply-attributes';
import { insertProducts, type OpeningProduct, type SeedProduct } from './insert-products';
import { findDrawing } from './series-drawings';
import { listVariantChoices, createDrafts, type DraftProduct } from './series-products';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: AppServices;
  readonly clock: ReturnType<typeof manualClock>;
  readonly ids: Ids;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
  readonly pictures: DemoPictures;
  readonly random: Random;
}

/**
 * One in `NEW_EVERY` products is new this year, one in `PENDING_EVERY` is pending approval, and the
 * product with the number `REJECTED_PRODUCT` was rejected.
 */
const NEW_EVERY = 7;
const PENDING_EVERY = 24;
const REJECTED_PRODUCT = 37;
const allSeries = [...demoSeries, ...newSeries];
const REVIEW_NOTE =
  'The weight and the size do not match. Correct them, so that delivery is priced correctly, and submit again.';

/**
 * Puts all products on sale: most when the stores opened, some later, a few still pending approval.
 * Returns the products for sale; later ones are added to the result as the timeline runs.
 */
export async function addProducts(deps: Deps): Promise<SeedProduct[]> {
  const { db, services, clock, ids, people, stores, timeline, random } = deps;
  const goods: SeedProduct[] = [];
  const openingProducts: OpeningProduct[] = [];
  let number = 0;

  for (const series of allSeries) {
    const store = stores.find(({ key }) => key === series.store);
    if (!store) throw new Error(`${series.store} is not open`);
    const attributes = await services.categories.attributes(toCategoryId(...series.category));
    for (const draft of createDrafts(series, random)) {
      number += 1;
      const input = await addPictures(deps, series, applyAttributes(series, draft, attributes));
      const create = () =>
        services.products.create({ storeId: store.storeId, userId: store.merchant.userId }, input);
      const decide = ({ id }: Product, decision: ReviewDecision) =>
        services.productApprovals.decide(
          people.admin,
          { productId: id, merchantId: store.merchant.userId },
          decision,
        );
      if (number % PENDING_EVERY === 0)
        timeline.at(
          addMilliseconds(timeline.end, -hours(6 * (1 + number / PENDING_EVERY))),
          async () => void (await create()),
        );
      else if (number === REJECTED_PRODUCT)
        timeline.at(
          addMilliseconds(timeline.end, -days(3)),
          async () =>
            void (await decide(await create(), { approved: false, reviewNote: REVIEW_NOTE })),
        );
      else if (number % NEW_EVERY === 0)
        timeline.at(
          addMilliseconds(timeline.end, -days(10 * (1 + ((number / NEW_EVERY) % 30)))),
          async () =>
            void goods.push(
              ...toSeedProducts(await decide(await create(), { approved: true }), store, series),
            ),
        );
      else
        openingProducts.push({
          store,
          series,
          attributes,
          input,
          createdAt: addMilliseconds(people.since, days(2) + hours(number)),
        });
    }
  }
  goods.push(...(await insertProducts(db, { ids, opening: openingProducts })));
  await setCategoryPictures(deps);
  clock.set(addMilliseconds(people.since, days(20)));
  return goods;
}

const getAccent = ({ store }: Series) =>
  demoStores.find(({ key }) => key === store)?.accent ?? 'orange';

/** Starts rendering all pictures, so that other cores do it while people and stores are created. */
export const startRenderingPictures = (pictures: DemoPictures): void => {
  for (const series of allSeries) {
    // The caller that awaits the picture handles the error.
    for (const { size, options } of listVariantChoices(series))
      pictures(findDrawing(series, size[0], options), getAccent(series)).catch(() => undefined);
  }
};

/** One picture of the product, or one for each appearance when its variants look different. */
async function addPictures(
  { pictures }: Pick<Deps, 'pictures'>,
  series: Series,
  draft: DraftProduct,
): Promise<ProductInput> {
  const hosted = (rating: string, options?: Readonly<Record<string, string>>) =>
    pictures(findDrawing(series, rating, options), getAccent(series));
  if (!series.variants) return { ...draft, hostedImages: [await hosted(draft.keyRating ?? '')] };
  const { property } = series.variants;
  const variants = await Promise.all(
    draft.variant.map(async (variant) => ({
      ...variant,
      image: await hosted(variant.options[property] ?? '', variant.options),
    })),
  );
  return {
    ...draft,
    hostedImages: [...new Set(variants.map(({ image }) => image))],
    variant: variants,
  };
}

function toSeedProducts(
  { id: productId, variant: variants, pricing, quantity }: Product,
  store: OpenStore,
  series: Series,
): SeedProduct[] {
  const common = { store, series, productId };
  if (variants.length === 0)
    return [{ ...common, variantId: undefined, price: pricing.sellingPrice, left: quantity }];
  return variants.map((variant) => ({
    ...common,
    variantId: variant.id,
    price: variant.sellingPrice,
    left: variant.quantity,
  }));
}

/** A picture for each top-level category. */
async function setCategoryPictures({ db, pictures }: Deps): Promise<void> {
  for (const [name, { picture }] of Object.entries(categoryTree)) {
    const image = await pictures({ subject: picture });
    await db
      .update(categoriesTable)
      .set({ image })
      .where(eq(categoriesTable.id, toCategoryId(name)));
  }
}
