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
export const categorySourceSchema = z.object({ kind: z.enum(['type', 'tag']), value: z.string().check(z.maxLength(255)) });
export type CategorySource = z.infer<typeof categorySourceSchema>;

const categoryChoice = z.object({ categoryId: recordId, subCategoryId: z.optional(recordId), childCategoryId: z.optional(recordId) });
export type CategoryChoice = z.infer<typeof categoryChoice>;

/** Where the products of a type or tag go. Without a `choice` they go where their tags or the rest go. */
export const categoryMappingSchema = z.extend(categorySourceSchema, { choice: z.optional(categoryChoice) });
export type CategoryMapping = z.infer<typeof categoryMappingSchema>;

/** What stands against a cell. An `error` keeps its product out; a `note` says what was done instead. */
export const importProblemSchema = z.object({
  /** Of the file, its header being line 1. */
  line: z.int(),
  column: z.optional(z.string()),
  value: z.optional(z.string()),
  severity: z.enum(['error', 'note']),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const importCountsSchema = z.object({ waiting: z.int(), created: z.int(), updated: z.int(), unchanged: z.int(), failed: z.int() });
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const productImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  status: importStatusSchema,
  /** Products in the file, and what became of them so far. */
  total: z.int(),
  counts: importCountsSchema,
  errorCount: z.int(),
  noteCount: z.int(),
  createdAt: isoDateTime,
  finishedAt: z.optional(isoDateTime),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** A file that was read and not yet imported: what it holds, and what has to be said before it is. */
export const importPreviewSchema = z.extend(productImportSchema, {
  headers: z.array(z.string()),
  /** Columns of the file that are not used. */
  unusedHeaders: z.array(z.string()),
  /** The first lines, cell by cell in the order of the headers. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The first problems; the whole list is a call of its own. */
  problems: z.array(importProblemSchema),
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
  weight: z.number({ error: 'Enter a weight' }).check(z.minimum(0.01, { error: 'Enter the weight in kg' }), atMost(5000, 'kg')),
  /** Fetch pictures from the addresses in the file. */
  withImages: z.boolean(),
});
export type ImportStart = z.infer<typeof importStartSchema>;

export const importProblemsQuery = z.extend(pageQuery, { severity: z.optional(z.enum(['error', 'note'])) });
export const importProblemPageSchema = pageOf(importProblemSchema);

export const importListQuery = pageQuery;
export const importPageSchema = pageOf(productImportSchema);
