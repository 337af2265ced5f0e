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
import type { Page } from '@market/domain/paging';
import type { DownloadLink } from '@market/domain/files';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import { verifySignedUrl, signDownload } from '../../platform/signed-download';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { type PageOfRows } from '../catalogue';
import type { OutboxService } from '../outbox';
import { importItem } from './import-item';
import type { ImportedPictures } from './pictures';
import { problemLines } from './problem-file';
import {
  deleteReadyImport,
  findImport,
  finishImport,
  listImports,
  startImport,
  listWaitingItems,
  addCounts,
  type ImportRow,
} from './product-imports.repository';
import { rememberChoices, listRememberedChoices } from './category-choices.repository';
import {
  countProblems,
  listProblemGroups,
  listProblems,
  type ProblemFilter,
} from './import-problems.repository';
import { assertMapping } from './category-mapping';
import { withColumnNames, uploadFile, type UploadedFile } from './upload-file';

export const RUN_IMPORT = 'product-import.run';
export const PROBLEM_FILE_PATH = '/api/exports/import-problems';

/** Products per job: few enough to finish long before another worker would take over. */
const ITEMS_PER_JOB = 5;
interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Pick<OutboxService, 'enqueue'>;
  readonly categories: { list(): Promise<Category[]> };
  readonly pictures: ImportedPictures;
  /** Signs download URLs. */
  readonly secret: string;
}

const linkSchema = z.object({ importId: z.uuid() });

export const productImportsService = ({
  db,
  clock,
  ids,
  outbox,
  categories,
  pictures,
  secret,
}: Deps) => {
  const storeUpload = uploadFile({ db, clock, ids, categories });
  const getOrThrow = async (scope: StoreScope, id: string): Promise<ImportRow> => {
    const row = await findImport(db, scope, id);
    if (!row) throw notFound('This import');
    return row;
  };

  const addToCounts = async (row: ImportRow): Promise<ProductImport> => {
    const [counted] = await addCounts(db, [row]);
    if (!counted) throw notFound('This import');
    return counted;
  };

  const runNext = (db: Db, importId: string, from: number): Promise<void> =>
    outbox.enqueue(db, {
      kind: RUN_IMPORT,
      payload: { importId },
      uniqueKey: `${importId} ${from}`,
    });

  return {
    async upload(scope: StoreScope, file: UploadedFile): Promise<ProductImport> {
      return addToCounts(await storeUpload(scope, file));
    },

    async list(scope: StoreScope, page: PageOfRows): Promise<Page<ProductImport>> {
      const { rows, count } = await listImports(db, scope, page);
      return { rows: await addCounts(db, rows), count };
    },

    byId: async (scope: StoreScope, id: string): Promise<ProductImport> =>
      addToCounts(await getOrThrow(scope, id)),

    async preview(scope: StoreScope, id: string): Promise<ImportPreview> {
      const row = await getOrThrow(scope, id);
      const { headers, columns, firstRows, sources, withoutWeight, withImages } = row.found;
      const [counted, remembered, tree] = await Promise.all([
        addToCounts(row),
        listRememberedChoices(db, scope),
        categories.list(),
      ]);
      const find = categoryFinder(tree);
      const findChoice = ({ kind, value }: CategorySource) =>
        remembered.find((choice) => choice.kind === kind && choice.value === value)?.choice ??
        find(value);
      return {
        ...counted,
        headers: [...headers],
        columns: [...columns],
        firstRows: firstRows.map(({ line, cells }) => ({
          line,
          cells: headers.map((_, place) => cells[place] ?? ''),
        })),
        sources: sources.map((source) => ({ ...source, choice: findChoice(source) })),
        withoutWeight,
        withImages,
      };
    },

    /** Starting an import again has no effect. Throws 422 for unknown categories. */
    async start(scope: StoreScope, id: string, settings: ImportStart): Promise<ProductImport> {
      const { status } = await getOrThrow(scope, id);
      if (status === 'ready') {
        await assertMapping(db, settings);
        await inTransaction(db, async (db) => {
          if (!(await startImport(db, scope, id, settings))) return;
          await rememberChoices(db, scope, settings.mapping);
          await runNext(db, id, 0);
        });
      }
      return addToCounts(await getOrThrow(scope, id));
    },

    async discard(scope: StoreScope, id: string): Promise<null> {
      if (await deleteReadyImport(db, scope, id)) return null;
      await getOrThrow(scope, id);
      throw conflict('This import has been started. It can no longer be discarded.');
    },

    async summary(scope: StoreScope, id: string): Promise<ImportProblemGroup[]> {
      await getOrThrow(scope, id);
      return listProblemGroups(db, id);
    },

    async problems(
      scope: StoreScope,
      id: string,
      query: PageOfRows & ProblemFilter,
    ): Promise<Page<ImportProblem>> {
      await getOrThrow(scope, id);
      return { rows: await listProblems(db, id, query), count: await countProblems(db, id, query) };
    },

    async problemFile(scope: StoreScope, id: string): Promise<DownloadLink> {
      await getOrThrow(scope, id);
      return signDownload(secret, PROBLEM_FILE_PATH, { importId: id }, clock.now());
    },

    openProblemFile(query: unknown): AsyncGenerator<string> {
      const link = verifySignedUrl(secret, PROBLEM_FILE_PATH, query, linkSchema, clock.now());
      if (!link) throw notFound('This download');
      return problemLines((page) => listProblems(db, link.importId, page));
    },

    /** Job: imports the next products, and enqueues a job for the rest. */
    async run(importId: string): Promise<void> {
      const row = await findImport(db, 'every store', importId);
      if (row?.status !== 'running' || !row.settings) return;
      const items = await listWaitingItems(db, importId, ITEMS_PER_JOB);
      const running = {
        id: importId,
        storeId: row.storeId,
        uploadedAt: row.createdAt,
        settings: row.settings,
        paths: categoryPaths(await categories.list()),
        withColumnNames: withColumnNames(row.found.headers),
      };
      for (const item of items) await importItem({ db, clock, ids, pictures }, running, item);
      const last = items.at(-1);
      if (last && last.position + 1 < row.total) await runNext(db, importId, last.position + 1);
      else await finishImport(db, importId, clock.now());
    },
  };
};

export type ProductImportsService = ReturnType<typeof productImportsService>;
