import { createHash } from 'node:crypto';
import { categoryFinder } from '@market/domain/catalogue/category-paths';
import type { Category } from '@market/domain/catalogue/category';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import { expectedNotes } from '@market/domain/catalogue/shopify/expected-notes';
import { readProduct } from '@market/domain/catalogue/shopify/read-product';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { addMilliseconds, days, type Clock } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { StoreScope } from '../../platform/scope';
import { listCategorySources } from './category-mapping';
import { FILE_PROBLEM_POSITION, replaceProblems } from './import-problems.repository';
import { createOffSaleNotes } from './off-sale-notes';
import {
  deleteAbandonedImports,
  insertImport,
  insertItems,
  findOpenImport,
  type ImportRow,
} from './product-imports.repository';
import type { FileSummary } from './product-imports.tables';
import { groupByProduct, readCsv } from './read-csv';
import { listAttributeNames } from '../category-tree/category-tree.reads';
import { attributeKey } from '@market/domain/catalogue/shopify/attribute-columns';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { fileColumnNames } from '@market/domain/catalogue/shopify/columns';

const SHOWN_ROWS = 10;
const MAX_NAME_LENGTH = 120;
const UNSTARTED_LIFETIME = days(7);

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly categories: { list(): Promise<Category[]> };
}

export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Parses a file and stores it until the import is started or discarded. Throws 422 on `file`. */
export const uploadFile =
  ({ db, clock, ids, categories }: Deps) =>
  async (scope: StoreScope, { name, content }: UploadedFile): Promise<ImportRow> => {
    const { headers, rows, firstRows, columns, problems } = await readCsv(content, {
      shownRows: SHOWN_ROWS,
      attributes: new Set((await listAttributeNames(db)).map(attributeKey)),
    });
    const find = categoryFinder(await categories.list());
    const products = groupByProduct(rows).map((each, position) => ({
      position,
      rows: each,
      read: readProduct(removeUnreadable(each)),
    }));
    const fileHash = createHash('sha256').update(content).digest('hex');
    const found: FileSummary = {
      headers,
      columns,
      firstRows,
      sources: listCategorySources(products.map(({ read }) => read)),
      withoutWeight: products.filter(({ read }) => read.weight === undefined).length,
      withImages: products.filter(({ read }) => read.images.length > 0).length,
    };
    const notesOffSale = await createOffSaleNotes(
      db,
      scope,
      products.map(({ read }) => read),
    );
    const now = clock.now();
    await inTransaction(db, async (db) => {
      await deleteAbandonedImports(db, scope, addMilliseconds(now, -UNSTARTED_LIFETIME));
      const id = ids.next();
      if (
        !(await insertImport(db, {
          id,
          ...scope,
          fileName: name.slice(-MAX_NAME_LENGTH),
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
      const renamed = withColumnNames(headers);
      await replaceProblems(db, id, [
        { position: FILE_PROBLEM_POSITION, problems },
        ...products.map(({ position, read }) => ({
          position,
          problems: renamed([
            ...read.problems,
            ...expectedNotes(read, (value) => find(value) !== undefined),
            ...notesOffSale(read),
          ]),
        })),
      ]);
    });
    const openImport = await findOpenImport(db, scope, fileHash);
    if (!openImport) throw conflict('This file was just imported.');
    return openImport;
  };

/** The first line of a product is always readable. */
const removeUnreadable = ([first, ...rest]: [CsvRow, ...CsvRow[]]): [CsvRow, ...CsvRow[]] => [
  first,
  ...rest.filter(({ isUnreadable }) => !isUnreadable),
];

export function withColumnNames(
  headers: readonly string[],
): (problems: readonly ImportProblem[]) => ImportProblem[] {
  const names = fileColumnNames(headers);
  return (problems) =>
    problems.map((problem) =>
      problem.column === undefined
        ? problem
        : { ...problem, column: names.get(problem.column) ?? problem.column },
    );
}
