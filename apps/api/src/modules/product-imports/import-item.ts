import type { ImportProblem, ImportStart } from '@market/domain/catalogue/product-import';
import { columns } from '@market/domain/catalogue/shopify/columns';
import { importedInput } from '@market/domain/catalogue/shopify/imported-input';
import { isSameInput } from '@market/domain/catalogue/shopify/same-input';
import { toProductInput } from '@market/domain/catalogue/product-input';
import type { CsvRow } from '@market/domain/catalogue/shopify/cells';
import {
  readProduct,
  hasStatedAttributes,
  type ParsedProduct,
} from '@market/domain/catalogue/shopify/read-product';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { inTransaction } from '../../db/transaction';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { lockStockWithChanges } from '../stock';
import {
  lockAttributesOfCategory,
  resolveMergedCategories,
  findProduct,
  lockByHandleOrSku,
  writeExistingProduct,
  writeNewProduct,
} from '../catalogue';
import { findMappedCategory, findTypeProblems } from './category-mapping';
import { withoutPictures, type ImportedPictures } from './pictures';
import { asDraftUntilComplete } from './required-attributes';
import { toSaveProblem } from './save-problem';
import { withoutStaleQuantities } from './stale-quantities';
import {
  lockWaitingItem,
  setOutcome,
  type ImportItem,
  type Outcome,
} from './product-imports.repository';
import { replaceProblems } from './import-problems.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pictures: ImportedPictures;
}

interface RunningImport {
  readonly id: string;
  readonly storeId: string;
  /** Quantities in the file apply to the stock at this time. */
  readonly uploadedAt: Date;
  readonly settings: ImportStart;
  /** Category paths by category id. */
  readonly paths: ReadonlyMap<string, string>;
  /** Replaces field names in problems with the column names of the file. */
  readonly withColumnNames: (problems: readonly ImportProblem[]) => ImportProblem[];
}

interface ImportResult {
  readonly outcome: Outcome;
  readonly problems: readonly ImportProblem[];
}

/**
 * When two imports create the same product at the same time, one fails on the unique index and
 * finds the product when it is retried.
 */
const TRIES = 2;

/**
 * Imports one product of a file. The result is saved in the same transaction, so that a retry does
 * nothing.
 */
export async function importItem(
  { db, clock, ids, pictures }: Deps,
  running: RunningImport,
  { position, rows }: ImportItem,
): Promise<void> {
  const [first, ...rest] = rows.filter(({ isUnreadable }) => !isUnreadable);
  if (!first) return;
  const read = readProduct([first, ...rest]);
  const scope: StoreScope = { storeId: running.storeId };
  const keep = (db: Db, { outcome, problems }: ImportResult) =>
    Promise.all([
      replaceProblems(db, running.id, [{ position, problems: running.withColumnNames(problems) }]),
      setOutcome(db, running.id, position, outcome),
    ]);
  const fail = (...problems: ImportProblem[]) =>
    inTransaction(
      db,
      async (db) =>
        void (await keep(db, { outcome: 'failed', problems: [...read.problems, ...problems] })),
    );

  if (read.problems.some(({ severity }) => severity === 'error')) return fail();
  const { hostedImages, hosted, notes } = running.settings.withImages
    ? await pictures(scope, read)
    : withoutPictures(read);

  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(db, async (db) => {
        if (!(await lockWaitingItem(db, running.id, position))) return;
        const result = await save({ db, ids, now: clock.now(), scope }, read, {
          running,
          hostedImages,
          hosted,
          unreadable: rows.find(({ isUnreadable }) => isUnreadable),
        });
        await keep(db, {
          outcome: result.outcome,
          problems: [...read.problems, ...notes, ...result.problems],
        });
      });
    } catch (error) {
      if (isUniqueViolation(error) && tries < TRIES) continue;
      const problem = toSaveProblem(error, first);
      if (!problem) throw error;
      return fail(problem);
    }
  }
}

interface WriteContext {
  readonly db: Db;
  readonly ids: Ids;
  readonly now: Date;
  readonly scope: StoreScope;
}

interface ImportWithPictures {
  readonly running: RunningImport;
  readonly hostedImages: readonly string[];
  readonly hosted: ReadonlyMap<string, string>;
  readonly unreadable: CsvRow | undefined;
}

async function save(
  writing: WriteContext,
  file: ParsedProduct,
  {
    running: { settings, paths, uploadedAt },
    hostedImages,
    hosted,
    unreadable,
  }: ImportWithPictures,
): Promise<ImportResult> {
  const { db, scope } = writing;
  const before = await lockByHandleOrSku(db, scope, {
    handle: file.handle,
    skus: file.variants.flatMap(({ sku }) => sku ?? []).concat(file.sku ?? []),
  });
  const { read, problems: stale } = withoutStaleQuantities(
    file,
    before ? await lockStockWithChanges(db, before.id, uploadedAt) : [],
  );
  const existing = before && (await findProduct(db, scope, before.id));
  // Not imported: otherwise the variants on unreadable lines would be retired.
  if (existing && unreadable)
    return {
      outcome: 'failed',
      problems: [
        {
          line: unreadable.line,
          severity: 'error',
          message: 'The product is unchanged, because this line could not be read',
        },
      ],
    };
  const category =
    findMappedCategory(read.sources, settings.mapping) ?? existing ?? settings.otherwise;
  if (!category) {
    const [source] = read.sources;
    return {
      outcome: 'failed',
      problems: [
        {
          line: read.line,
          column: source?.column ?? columns.type,
          value: source?.value,
          severity: 'error',
          message: 'Choose a category for this product',
        },
      ],
    };
  }
  const { categoryId, subCategoryId, childCategoryId } = category;
  const attributes = await lockAttributesOfCategory(
    db,
    await resolveMergedCategories(db, category),
  );
  const result = importedInput(read, {
    existing,
    ...(hasStatedAttributes(read) && { attributes }),
    category: {
      categoryId,
      ...(subCategoryId !== undefined && { subCategoryId }),
      ...(childCategoryId !== undefined && { childCategoryId }),
    },
    hostedImages: hostedImages.length > 0 ? hostedImages : (existing?.hostedImages ?? []),
    hosted,
    weight: settings.weight,
  });
  if ('problems' in result) return { outcome: 'failed', problems: result.problems };
  const { isOnMarketplace } = read;
  const { input, notes } = await asDraftUntilComplete(db, read, result.input, attributes, existing);
  const problems = [
    ...stale,
    ...result.notes,
    ...notes,
    ...findTypeProblems(read, paths.get(childCategoryId ?? subCategoryId ?? categoryId) ?? ''),
  ];
  if (!before || !existing) {
    await writeNewProduct({ ...writing, by: { reason: 'import' } }, input, {
      handle: read.handle,
      isOnMarketplace,
    });
    return { outcome: 'created', problems };
  }
  if (
    isSameInput(toProductInput(existing), input) &&
    (isOnMarketplace ?? existing.isOnMarketplace) === existing.isOnMarketplace
  )
    return { outcome: 'unchanged', problems };
  await writeExistingProduct({ ...writing, by: { reason: 'import' } }, before, input, {
    isOnMarketplace,
  });
  return { outcome: 'updated', problems };
}
