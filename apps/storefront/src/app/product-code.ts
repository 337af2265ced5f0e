/**
 * Code that is there at once when it was fetched ahead. An `import()` takes a turn of its own even then, in which the router
 * would draw the page that is left once more.
 */
function fetchedOnce<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let code: T | undefined;
  return async () => {
    // The server notes with each import which files a page needs.
    if (code === undefined || import.meta.env.SSR) code = await fetchCode();
    return code;
  };
}

/** The page and what is drawn of it ahead. */
export const productModule = fetchedOnce(() => import('./routes/product/product.page'));
export const productPage = async () => (await productModule()).ProductPage;
export const productLoader = fetchedOnce(
  async () => (await import('./routes/product/product.loader')).productLoader,
);
