import * as z from 'zod/mini';
import {
  importListQuery,
  importPageSchema,
  importPreviewSchema,
  importProblemGroupSchema,
  importProblemPageSchema,
  importProblemsQuery,
  importStartSchema,
  productImportSchema,
} from '@market/domain/catalogue/product-import';
import { downloadLinkSchema } from '@market/domain/download-link';
import { uploadedFile } from '@market/domain/uploaded-file';
import { endpoint, nothing } from '../../kernel';
import { merchantProducts } from '../access';

const failure = 'Could not get the import. Try again later.';

/** Ours: the own store's imports, the latest first. */
export const list = endpoint({
  ...merchantProducts,
  name: 'productImports.list',
  method: 'GET',
  path: '/products/imports',
  query: importListQuery,
  data: importPageSchema,
  failure,
});

/** Ours: reads a CSV file in Shopify's product format and imports nothing yet. The file that is being imported already is that import. */
export const upload = endpoint({
  ...merchantProducts,
  name: 'productImports.upload',
  method: 'POST',
  path: '/products/imports',
  encoding: 'multipart',
  body: z.object({ file: uploadedFile('a CSV file', 'a file') }),
  data: productImportSchema,
  failure: 'Could not read the file. Try again later.',
});

/** Ours: how far it is. */
export const byId = endpoint({
  ...merchantProducts,
  name: 'productImports.byId',
  method: 'GET',
  path: '/products/imports/:id',
  data: productImportSchema,
  failure,
});

/** Ours: what the file holds, as long as it waits for its categories. */
export const preview = endpoint({
  ...merchantProducts,
  name: 'productImports.preview',
  method: 'GET',
  path: '/products/imports/:id/preview',
  data: importPreviewSchema,
  failure,
});

/** Ours: imports the products in the background. Started twice, it runs once. */
export const start = endpoint({
  ...merchantProducts,
  name: 'productImports.start',
  method: 'POST',
  path: '/products/imports/:id/start',
  body: importStartSchema,
  data: productImportSchema,
  failure: 'Could not start the import. Try again later.',
});

/** Ours: forgets a file that was not started. */
export const discard = endpoint({
  ...merchantProducts,
  name: 'productImports.discard',
  method: 'DELETE',
  path: '/products/imports/:id',
  data: nothing,
  failure: 'Could not discard the file. Try again later.',
});

/** Ours: the same, each kind of it once with how often and where. */
export const summary = endpoint({
  ...merchantProducts,
  name: 'productImports.summary',
  method: 'GET',
  path: '/products/imports/:id/summary',
  data: z.array(importProblemGroupSchema),
  failure,
});

/** Ours: every value that is left out or changed, by line and column; also before the import starts. */
export const problems = endpoint({
  ...merchantProducts,
  name: 'productImports.problems',
  method: 'GET',
  path: '/products/imports/:id/problems',
  query: importProblemsQuery,
  data: importProblemPageSchema,
  failure,
});

/** Ours: where the whole list is downloaded as CSV. */
export const problemFile = endpoint({
  ...merchantProducts,
  name: 'productImports.problemFile',
  method: 'GET',
  path: '/products/imports/:id/problem-file',
  data: downloadLinkSchema,
  failure,
});
