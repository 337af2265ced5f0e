import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { atMost } from '../bounds';
import { isoDateTime } from '../contact';
import { pageOf, pageQuery } from '../paging';

export const MAX_IMPORT_PRODUCTS = 5_000;

/** `ready`: read, and waits for its categories; `running`; `done`. */
export const importStatuses = ['ready', 'running', 'done'] as const;
export const importStatusSchema = z.enum(importStatuses);

/** By what a file sorts its products: a type (one a product) or a tag (many). */
export const categorySourceSchema = z.object({
  kind: z.enum(['type', 'tag']),
  value: z.string().check(z.maxLength(255)),
});
export type CategorySource = z.infer<typeof categorySourceSchema>;

const categoryChoice = z.object({
  categoryId: recordId,
  subCategoryId: z.optional(recordId),
  childCategoryId: z.optional(recordId),
});
export type CategoryChoice = z.infer<typeof categoryChoice>;

/** Where the products of a type or tag go. Without a `choice` they go where their tags or the rest go. */
export const categoryMappingSchema = z.extend(categorySourceSchema, {
  choice: z.optional(categoryChoice),
});
export type CategoryMapping = z.infer<typeof categoryMappingSchema>;

export const importSeverities = ['error', 'dropped', 'changed'] as const;
const severity = z.enum(importSeverities);

/** One value of the file. An `error` keeps its product out, what is `dropped` is not kept, and `changed` says what is kept instead. */
export const importProblemSchema = z.object({
  /** Of the file, its header being line 1. */
  line: z.int(),
  column: z.optional(z.string()),
  value: z.optional(z.string()),
  /** What is kept instead. */
  result: z.optional(z.string()),
  severity,
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** The same in the same column of several lines: how often, on which lines first, and the first of them. */
export const importProblemGroupSchema = z.extend(importProblemSchema, {
  count: z.int(),
  lines: z.array(z.int()),
});
export type ImportProblemGroup = z.infer<typeof importProblemGroupSchema>;

/** How a file's column is used: kept in the product, to find its category, or not at all. `values` counts its cells that are not empty. */
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
  /** Products in the file, and what became of them so far. */
  total: z.int(),
  counts: importCountsSchema,
  errorCount: z.int(),
  droppedCount: z.int(),
  changedCount: z.int(),
  createdAt: isoDateTime,
  finishedAt: z.optional(isoDateTime),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** A file that was read and not yet imported: what it holds, and what has to be said before it is. */
export const importPreviewSchema = z.extend(productImportSchema, {
  headers: z.array(z.string()),
  columns: z.array(columnUseSchema),
  /** The first lines, cell by cell in the order of the headers. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** Types and tags with how many products have them, and the choice that was made for them last time or that their name suggests. */
  sources: z.array(z.extend(categoryMappingSchema, { products: z.int() })),
  /** Products whose weight the file does not say. */
  withoutWeight: z.int(),
  withImages: z.int(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importStartSchema = z.object({
  mapping: z.array(categoryMappingSchema).check(z.maxLength(500)),
  /** Where products go whose type and tags lead nowhere. */
  otherwise: z.optional(categoryChoice),
  /** Kilograms, for products whose weight the file does not say. */
  weight: z
    .number({ error: 'Enter a weight' })
    .check(z.minimum(0.01, { error: 'Enter the weight in kg' }), atMost(5000, 'kg')),
  /** Fetch pictures from the addresses in the file. */
  withImages: z.boolean(),
});
export type ImportStart = z.infer<typeof importStartSchema>;

export const importProblemsQuery = z.extend(pageQuery, {
  severity: z.optional(severity),
  column: z.optional(z.string().check(z.maxLength(300))),
  message: z.optional(z.string().check(z.maxLength(300))),
});
export const importProblemPageSchema = pageOf(importProblemSchema);

export const importListQuery = pageQuery;
export const importPageSchema = pageOf(productImportSchema);
