import type { Call } from '@market/api-client/client';
import type { Queries } from '@market/api-client/queries';
import * as productImports from '@market/api-client/contract/main/product-imports';
import * as products from '@market/api-client/contract/main/products';
import { uploadFetch } from '@market/web-kit/forms/upload-fetch';

/** Uploads a file, and reports its progress in percent. */
export const uploadImport = (call: Call, onProgress: (percent: number) => void) => ({
  mutationFn: (file: File) =>
    call(
      productImports.upload,
      { body: { file } },
      { fetch: uploadFetch((sent) => onProgress(Math.round(sent * 100))) },
    ),
  meta: { quiet: true, invalidates: [productImports.list] },
});

export const startImport = (api: Queries) =>
  api.mutation(productImports.start, {
    quiet: true,
    invalidates: [productImports.list, products.list],
  });

export const discardImport = (api: Queries) => api.mutation(productImports.discard);
