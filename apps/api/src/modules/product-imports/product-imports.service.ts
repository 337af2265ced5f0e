import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { categoryFinder, categoryPaths } from '@market/domain/catalogue/category-paths';
import type { Category } from '@market/domain/catalogue/category';
import type {
  CategorySource,
  ImportPreview,
  ImportProblem,
  ImportProblemGroup,
  ImportStart,
  ProductImport,
} from '@market/domain/catalogue/product-import';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import { expectedNotes } from '@market/domain/catalogue/shopify/imported-input';
import { readProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Page } from '@market/domain/paging';
import type { DownloadLink } from '@market/domain/download-link';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../http/errors';
import type { StoreScope } from '../../http/scope';
import { verifySignedUrl, signDownload } from '../../http/signed-download';
import { after, days, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { type PageOfRows } from '../catalogue';
import type { OutboxService } from '../outbox';
import { importItem } from './import-item';
import type { ImportedPictures } from './pictures';
import { problemLines } from './problem-file';
import type { FoundInFile } from './product-imports.tables';
import {
  deleteForgotten,
  deleteWaiting,
  findImport,
  finishImport,
  importPage,
  insertImport,
  insertItems,
  openImportOf,
  startImport,
  waitingItems,
  withTallies,
  type ImportRow,
} from './product-imports.repository';
import { rememberChoices, rememberedChoices } from './category-choices.repository';
import {
  countProblems,
  FILE_PROBLEMS,
  problemGroups,
  problemPage,
  replaceProblems,
  type ProblemFilter,
} from './import-problems.repository';
import { productsOf, readCsv } from './read-csv';
import { assertMapping, sourcesOf } from './category-mapping';
import { inFile } from './column-names';

export const RUN_IMPORT = 'product-import.run';
export const PROBLEM_FILE_PATH = '/api/exports/import-problems';

/** Products a job: few enough that it ends long before another worker would take it over. */
const ITEMS_A_JOB = 5;
const SHOWN_ROWS = 10;
const MAX_NAME = 120;
const KEPT_UNSTARTED = days(7);

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Pick<OutboxService, 'enqueue'>;
  readonly categories: { list(): Promise<Category[]> };
  readonly pictures: ImportedPictures;
  /** Signs the addresses of downloads. */
  readonly secret: string;
}

const askedSchema = z.object({ importId: z.uuid() });

/** Files of products: read, shown, and imported in the background, a few products at a time. */
export const productImportsService = ({
  db,
  clock,
  ids,
  outbox,
  categories,
  pictures,
  secret,
}: Deps) => {
  const require = async (scope: StoreScope, id: string): Promise<ImportRow> => {
    const row = await findImport(db, scope, id);
    if (!row) throw notFound('This import');
    return row;
  };

  const tally = async (row: ImportRow): Promise<ProductImport> => {
    const [tallied] = await withTallies(db, [row]);
    if (!tallied) throw notFound('This import');
    return tallied;
  };

  const runNext = (db: Db, importId: string, from: number): Promise<void> =>
    outbox.enqueue(db, {
      kind: RUN_IMPORT,
      payload: { importId },
      uniqueKey: `${importId} ${from}`,
    });

  return {
    /** Reads a file and keeps it until it is started or thrown away. Throws 422 on `file`. */
    async upload(
      scope: StoreScope,
      { name, content }: { readonly name: string; readonly content: Buffer },
    ): Promise<ProductImport> {
      const { headers, rows, firstRows, columns, problems } = await readCsv(content, SHOWN_ROWS);
      const find = categoryFinder(await categories.list());
      const products = productsOf(rows).map((each, position) => ({
        position,
        rows: each,
        read: readProduct(readable(each)),
      }));
      const fileHash = createHash('sha256').update(content).digest('hex');
      const found: FoundInFile = {
        headers,
        columns,
        firstRows,
        sources: sourcesOf(products.map(({ read }) => read)),
        withoutWeight: products.filter(({ read }) => read.weight === undefined).length,
        withImages: products.filter(({ read }) => read.images.length > 0).length,
      };
      const now = clock.now();
      await inTransaction(db, async (db) => {
        await deleteForgotten(db, scope, after(now, -KEPT_UNSTARTED));
        const id = ids.next();
        if (
          !(await insertImport(db, {
            id,
            ...scope,
            fileName: name.slice(-MAX_NAME),
            fileHash,
            status: 'ready',
            total: products.length,
            found,
            createdAt: now,
          }))
        )
          return;
        await insertItems(
          db,
          id,
          products.map(({ position, rows }) => ({ position, rows })),
        );
        const named = inFile(headers);
        await replaceProblems(db, id, [
          { position: FILE_PROBLEMS, problems },
          ...products.map(({ position, read }) => ({
            position,
            problems: named([
              ...read.problems,
              ...expectedNotes(read, (value) => find(value) !== undefined),
            ]),
          })),
        ]);
      });
      const kept = await openImportOf(db, scope, fileHash);
      if (!kept) throw conflict('This file was imported a moment ago.');
      return tally(kept);
    },

    async list(scope: StoreScope, page: PageOfRows): Promise<Page<ProductImport>> {
      const { rows, count } = await importPage(db, scope, page);
      return { rows: await withTallies(db, rows), count };
    },

    byId: async (scope: StoreScope, id: string): Promise<ProductImport> =>
      tally(await require(scope, id)),

    async preview(scope: StoreScope, id: string): Promise<ImportPreview> {
      const row = await require(scope, id);
      const { headers, columns, firstRows, sources, withoutWeight, withImages } = row.found;
      const [tallied, remembered, find] = [
        await tally(row),
        await rememberedChoices(db, scope),
        categoryFinder(await categories.list()),
      ];
      const choiceOf = ({ kind, value }: CategorySource) =>
        remembered.find((choice) => choice.kind === kind && choice.value === value)?.choice ??
        find(value);
      return {
        ...tallied,
        headers: [...headers],
        columns: [...columns],
        rows: firstRows.map(({ line, cells }) => ({
          line,
          cells: headers.map((_, place) => cells[place] ?? ''),
        })),
        sources: sources.map((source) => ({ ...source, choice: choiceOf(source) })),
        withoutWeight,
        withImages,
      };
    },

    /** Throws 404, and 422 for categories that are none. One that was started already goes on as it was. */
    async start(scope: StoreScope, id: string, settings: ImportStart): Promise<ProductImport> {
      const { status } = await require(scope, id);
      if (status === 'ready') {
        await assertMapping(db, settings);
        await inTransaction(db, async (db) => {
          if (!(await startImport(db, scope, id, settings))) return;
          await rememberChoices(db, scope, settings.mapping);
          await runNext(db, id, 0);
        });
      }
      return tally(await require(scope, id));
    },

    /** Throws 404, and 409 when it was started. */
    async discard(scope: StoreScope, id: string): Promise<null> {
      if (await deleteWaiting(db, scope, id)) return null;
      await require(scope, id);
      throw conflict('This import has been started. It can no longer be discarded.');
    },

    /** What is left out or changed, each kind of it once. Throws 404. */
    async summary(scope: StoreScope, id: string): Promise<ImportProblemGroup[]> {
      await require(scope, id);
      return problemGroups(db, id);
    },

    async problems(
      scope: StoreScope,
      id: string,
      query: PageOfRows & ProblemFilter,
    ): Promise<Page<ImportProblem>> {
      await require(scope, id);
      return { rows: await problemPage(db, id, query), count: await countProblems(db, id, query) };
    },

    /** Where the problems are downloaded, for some minutes. */
    async problemFile(scope: StoreScope, id: string): Promise<DownloadLink> {
      await require(scope, id);
      return signDownload(secret, PROBLEM_FILE_PATH, { importId: id }, clock.now());
    },

    /** What a signed address downloads. Throws 404 when it was changed or is too old. */
    openProblemFile(query: unknown): AsyncGenerator<string> {
      const asked = verifySignedUrl(secret, PROBLEM_FILE_PATH, query, askedSchema, clock.now());
      if (!asked) throw notFound('This download');
      return problemLines((page) => problemPage(db, asked.importId, page));
    },

    /** A job: the next few products of an import that runs, and another job for the rest. */
    async run(importId: string): Promise<void> {
      const row = await findImport(db, 'every store', importId);
      if (row?.status !== 'running' || !row.settings) return;
      const items = await waitingItems(db, importId, ITEMS_A_JOB);
      const running = {
        id: importId,
        storeId: row.storeId,
        uploadedAt: row.createdAt,
        settings: row.settings,
        paths: categoryPaths(await categories.list()),
        named: inFile(row.found.headers),
      };
      for (const item of items) await importItem({ db, clock, ids, pictures }, running, item);
      const last = items.at(-1);
      if (last && last.position + 1 < row.total) await runNext(db, importId, last.position + 1);
      else await finishImport(db, importId, clock.now());
    },
  };
};

/** The first line of a product is always one that could be read. */
const readable = ([first, ...rest]: [CsvRow, ...CsvRow[]]): [CsvRow, ...CsvRow[]] => [
  first,
  ...rest.filter(({ isUnreadable }) => !isUnreadable),
];

export type ProductImportsService = ReturnType<typeof productImportsService>;
