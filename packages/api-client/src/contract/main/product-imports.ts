import * as z from 'zod/mini';
import {
  importListQuerySchema,
  importPageSchema,
  importPreviewSchema,
  importProblemGroupSchema,
  importProblemPageSchema,
  importProblemsQuerySchema,
  importStartSchema,
  productImportSchema,
} from '@market/domain/catalogue/product-import';
import { downloadLinkSchema, uploadedFile } from '@market/domain/files';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantProducts } from '../access';

const failure = 'Could not get the import. Try again later.';

/** Not in the spec: imports of the caller's own store, newest first. */
export const list = endpoint({
  ...merchantProducts,
  name: 'productImports.list',
  method: 'GET',
  path: '/products/imports',
  query: importListQuerySchema,
  data: importPageSchema,
  failure,
});

/**
 * Not in the spec: parses a CSV file in Shopify's product format without importing it. Uploading a
 * file that is already being imported returns that import.
 */
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

/** Not in the spec: progress of an import. */
export const byId = endpoint({
  ...merchantProducts,
  name: 'productImports.byId',
  method: 'GET',
  path: '/products/imports/:id',
  data: productImportSchema,
  failure,
});

/** Not in the spec: content of a file that has not been imported yet. */
export const preview = endpoint({
  ...merchantProducts,
  name: 'productImports.preview',
  method: 'GET',
  path: '/products/imports/:id/preview',
  data: importPreviewSchema,
  failure,
});

/**
 * Not in the spec: imports the products in the background. Starting an import twice runs it once.
 */
export const start = endpoint({
  ...merchantProducts,
  name: 'productImports.start',
  method: 'POST',
  path: '/products/imports/:id/start',
  body: importStartSchema,
  data: productImportSchema,
  failure: 'Could not start the import. Try again later.',
});

/** Not in the spec: discards a file that was not imported. */
export const discard = endpoint({
  ...merchantProducts,
  name: 'productImports.discard',
  method: 'DELETE',
  path: '/products/imports/:id',
  data: noDataSchema,
  failure: 'Could not discard the file. Try again later.',
});

/** Not in the spec: `problems` grouped by kind, with count and lines. */
export const summary = endpoint({
  ...merchantProducts,
  name: 'productImports.summary',
  method: 'GET',
  path: '/products/imports/:id/summary',
  data: wholeList(importProblemGroupSchema),
  failure,
});

/**
 * Not in the spec: all dropped or changed values by line and column. Also available before the
 * import starts.
 */
export const problems = endpoint({
  ...merchantProducts,
  name: 'productImports.problems',
  method: 'GET',
  path: '/products/imports/:id/problems',
  query: importProblemsQuerySchema,
  data: importProblemPageSchema,
  failure,
});
import { wholeList } from '../whole-list';

/** Not in the spec: a URL to download all problems as CSV. */
export const problemFile = endpoint({
  ...merchantProducts,
  name: 'productImports.problemFile',
  method: 'GET',
  path: '/products/imports/:id/problem-file',
  data: downloadLinkSchema,
  failure,
});
