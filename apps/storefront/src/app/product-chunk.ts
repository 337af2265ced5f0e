/**
 * Loads code once, so that prefetched code is available immediately. A repeated `import()` would
 * take another turn of the event loop, during which the router renders the previous page once more.
 */
function fetchedOnce<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let code: T | undefined;
  return async () => {
    code ??= await fetchCode();
    return code;
  };
}

/** The module with the page and its preview. */
export const productModule = fetchedOnce(() => import('./routes/product/product.page'));
export const productPage = async () => (await productModule()).ProductPage;
export const productLoader = fetchedOnce(
  async () => (await import('./routes/product/product.loader')).productLoader,
);
