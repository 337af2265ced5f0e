/**
 * Loads code once, so that prefetched code is available immediately. A repeated `import()` would
 * take another turn of the event loop, during which the router renders the previous page once more.
 */
export function fetchOnce<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let code: T | undefined;
  return async () => {
    code ??= await fetchCode();
    return code;
  };
}

export const loadProductPage = fetchOnce(async () => (await import('./product.page')).ProductPage);
export const loadProductLoader = fetchOnce(
  async () => (await import('./product.loader')).productLoader,
);
