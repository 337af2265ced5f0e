import type { Call } from '@market/api-client/client';
import type { Queries } from '@market/api-client/queries';
import * as featured from '@market/api-client/contract/main/featured';
import * as products from '@market/api-client/contract/main/products';
import type { BulkChange, BulkOutcome } from '@market/domain/catalogue/bulk-change';

const draftOptions = {
  quiet: true,
  success: 'Draft saved. Submit it for approval when it is ready.',
};

export const createProduct = (api: Queries) => api.mutation(products.create, { quiet: true });

export const createDraft = (api: Queries) => api.mutation(products.create, draftOptions);

export const updateProduct = (api: Queries) => api.mutation(products.update, { quiet: true });

export const updateDraft = (api: Queries) => api.mutation(products.update, draftOptions);

export const addToMarketplace = (api: Queries) => api.mutation(products.addToMarketplace);

export const removeFromMarketplace = (api: Queries) => api.mutation(products.removeFromMarketplace);

// The product list can be filtered by whether a product is featured.
const invalidates = [featured.list, products.list];

export const addFeatured = (api: Queries) => api.mutation(featured.add, { invalidates });

export const removeFeatured = (api: Queries) => api.mutation(featured.remove, { invalidates });

/** A selected product, as it was displayed. */
export interface ChosenProduct {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly quantity: number;
}

export interface BulkResult extends Pick<BulkOutcome, 'outcome' | 'problem'> {
  readonly product: ChosenProduct;
}

interface BulkRun {
  products: readonly ChosenProduct[];
  change: BulkChange;
  /** Called with the number of processed products. */
  onProgress: (done: number) => void;
}

/** The batch size. It is small enough to show progress. */
const CHUNK_SIZE = 20;

/**
 * Changes products in batches. Failures are independent: a failed request counts as a failure of
 * its products, and the next batch continues.
 */
export const changeProducts = (call: Call) => ({
  mutationFn: async ({ products: chosen, change, onProgress }: BulkRun): Promise<BulkResult[]> => {
    const results: BulkResult[] = [];
    while (results.length < chosen.length) {
      const chunk = chosen.slice(results.length, results.length + CHUNK_SIZE);
      results.push(...(await changeChunk(call, chunk, change)));
      onProgress(results.length);
    }
    return results;
  },
  meta: { invalidates: [products.list, featured.list] },
});

async function changeChunk(
  call: Call,
  chunk: readonly ChosenProduct[],
  change: BulkChange,
): Promise<BulkResult[]> {
  try {
    const outcomes = new Map(
      (
        await call(products.bulk, {
          body: {
            products: chunk.map(({ id, updatedAt, quantity }) => ({
              id,
              updatedAt,
              quantityRead: quantity,
            })),
            change,
          },
        })
      ).map((each) => [each.id, each]),
    );
    return chunk.map((product) => ({
      product,
      ...(outcomes.get(product.id) ?? { outcome: 'failed', problem: products.bulk.failure }),
    }));
  } catch (error) {
    return chunk.map((product) => ({
      product,
      outcome: 'failed',
      problem: error instanceof Error ? error.message : products.bulk.failure,
    }));
  }
}
