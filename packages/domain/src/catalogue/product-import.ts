import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { atMost } from '../bounds';
import { isoDateTime } from '../field.schema';
import { pageOf, pageQuerySchema } from '../paging';

export const MAX_IMPORT_PRODUCTS = 5_000;

/** `ready`: parsed, waiting for its categories to be mapped. */
export const importStatuses = ['ready', 'running', 'done'] as const;
export const importStatusSchema = z.enum(importStatuses);

/** What categories are derived from: a product's type (at most one) or its tags. */
export const categorySourceSchema = z.object({
  kind: z.enum(['type', 'tag']),
  value: z.string().check(z.maxLength(255)),
});
export type CategorySource = z.infer<typeof categorySourceSchema>;

const categoryChoice = z.object({
  categoryId: recordIdSchema,
  subCategoryId: z.optional(recordIdSchema),
  childCategoryId: z.optional(recordIdSchema),
});
export type CategoryChoice = z.infer<typeof categoryChoice>;

/**
 * Category for a type or tag. Without a `choice`, the product's other tags or the default category
 * are used.
 */
export const categoryMappingSchema = z.extend(categorySourceSchema, {
  choice: z.optional(categoryChoice),
});
export type CategoryMapping = z.infer<typeof categoryMappingSchema>;

export const importSeverities = ['error', 'dropped', 'changed'] as const;
const severity = z.enum(importSeverities);

/**
 * A problem with one value of the file. `error`: the product is not imported. `dropped`: the value
 * is lost. `changed`: `result` is used instead.
 */
export const importProblemSchema = z.object({
  /** Line in the file. The header is line 1. */
  line: z.int(),
  column: z.optional(z.string()),
  value: z.optional(z.string()),
  result: z.optional(z.string()),
  severity,
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/**
 * A problem that occurs in the same column of several lines: its first occurrence, the number of
 * lines, and the first line numbers.
 */
export const importProblemGroupSchema = z.extend(importProblemSchema, {
  count: z.int(),
  lines: z.array(z.int()),
});
export type ImportProblemGroup = z.infer<typeof importProblemGroupSchema>;

/**
 * How a column is used: `kept` in the product, `category` to find the category, or `unused`.
 * `values` counts the non-empty cells.
 */
export const columnUseSchema = z.object({
  header: z.string(),
  use: z.enum(['kept', 'category', 'unused']),
  values: z.int(),
});
export type ColumnUse = z.infer<typeof columnUseSchema>;

export const importCountsSchema = z.object({
  waiting: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const productImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  status: importStatusSchema,
  /** The number of products in the file. `counts` has their results so far. */
  total: z.int(),
  counts: importCountsSchema,
  errorCount: z.int(),
  droppedCount: z.int(),
  changedCount: z.int(),
  createdAt: isoDateTime,
  finishedAt: z.optional(isoDateTime),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** A parsed file before its import: its content and the choices that have to be made. */
export const importPreviewSchema = z.extend(productImportSchema, {
  headers: z.array(z.string()),
  columns: z.array(columnUseSchema),
  /** The first rows, with their cells in the order of the headers. */
  firstRows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /**
   * Types and tags with their product counts, and for each the last mapping, or a suggestion based
   * on its name.
   */
  sources: z.array(z.extend(categoryMappingSchema, { products: z.int() })),
  withoutWeight: z.int(),
  withImages: z.int(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importStartSchema = z.object({
  mapping: z.array(categoryMappingSchema).check(z.maxLength(500)),
  /** Default category for products whose type and tags are not mapped. */
  otherwise: z.optional(categoryChoice),
  /** Default weight in kg for products without one in the file. */
  weight: z
    .number({ error: 'Enter a weight' })
    .check(z.minimum(0.01, { error: 'Enter the weight in kg' }), atMost(5000, 'kg')),
  withImages: z.boolean(),
});
export type ImportStart = z.infer<typeof importStartSchema>;

export const importProblemsQuerySchema = z.extend(pageQuerySchema, {
  severity: z.optional(severity),
  column: z.optional(z.string().check(z.maxLength(300))),
  message: z.optional(z.string().check(z.maxLength(300))),
});
export const importProblemPageSchema = pageOf(importProblemSchema);

export const importListQuerySchema = pageQuerySchema;
export const importPageSchema = pageOf(productImportSchema);
