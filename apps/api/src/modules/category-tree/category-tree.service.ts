import { isSameName } from '@market/domain/catalogue/match-attributes';
import type {
  CategoryName,
  CategoryNode,
  NewCategory,
} from '@market/domain/catalogue/category-tree';
import type { AuditAction } from '@market/domain/audit/audit';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  listCategories,
  countCategoryUses,
  insertCategory,
  lockCategoryTree,
  findNextCategoryPosition,
  saveCategoryOrder,
  renameCategory,
  type CategoriesService,
  type CategoryRow,
} from '../catalogue';
import { sortByTree, moveToPosition, findPlace, listSiblings } from './category-place';

interface Deps {
  readonly db: Db;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
  readonly categories: Pick<CategoriesService, 'refresh'>;
}

const LEVELS = 3;

export const categoryTreeService = ({ db, ids, audit, categories }: Deps) => {
  const list = async (): Promise<CategoryNode[]> => {
    const [rows, uses] = await Promise.all([listCategories(db), countCategoryUses(db)]);
    return sortByTree(rows).map(({ id, parentId, level, name }) => ({
      id,
      parentId: parentId ?? undefined,
      level,
      name,
      ...(uses.get(id) ?? { products: 0, stores: 0 }),
    }));
  };

  const byId = async (id: string): Promise<CategoryNode> => {
    const node = (await list()).find((each) => each.id === id);
    if (!node) throw notFound('This category');
    return node;
  };

  const change = async (work: (db: Db, rows: CategoryRow[]) => Promise<void>): Promise<void> => {
    await inTransaction(db, async (db) => {
      await lockCategoryTree(db);
      await work(db, await listCategories(db));
    });
    categories.refresh();
  };

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    { id, name }: Pick<CategoryRow, 'id' | 'name'>,
    changes: Pick<Parameters<AuditService['record']>[2], 'before' | 'after'>,
  ) =>
    audit.record(db, principal, {
      action,
      subject: 'category',
      subjectId: id,
      subjectName: name,
      ...changes,
    });

  return {
    list,
    byId,

    async create(principal: Principal, { name, parentId }: NewCategory): Promise<CategoryNode> {
      const id = ids.next();
      await change(async (db, rows) => {
        const parent = rows.find((row) => row.id === parentId);
        if (parentId !== undefined && (!parent || parent.level === LEVELS))
          throw invalid('parentId', 'Choose a category of the first or second level');
        const level = parent ? (parent.level === 1 ? 2 : 3) : 1;
        const place = { parentId: parent?.id ?? null };
        assertFreeName(listSiblings(rows, place), name);
        await insertCategory(db, {
          id,
          ...place,
          level,
          name,
          position: await findNextCategoryPosition(db, place.parentId),
        });
        await record(
          db,
          principal,
          'category.created',
          { id, name },
          {
            after: { name, parent: parent?.name },
          },
        );
      });
      return byId(id);
    },

    async rename(principal: Principal, id: string, { name }: CategoryName): Promise<CategoryNode> {
      await change(async (db, rows) => {
        const { category } = findPlace(rows, id);
        if (category.name === name) return;
        assertFreeName(
          listSiblings(rows, category).filter((other) => other.id !== id),
          name,
        );
        await renameCategory(db, id, name);
        await record(
          db,
          principal,
          'category.renamed',
          { id, name },
          {
            before: { name: category.name },
            after: { name },
          },
        );
      });
      return byId(id);
    },

    async move(principal: Principal, id: string, position: number): Promise<null> {
      await change(async (db, rows) => {
        const { category } = findPlace(rows, id);
        const before = listSiblings(rows, category).map((sibling) => sibling.id);
        const after = moveToPosition(before, id, position);
        if (after.indexOf(id) === before.indexOf(id)) return;
        await saveCategoryOrder(db, after);
        await record(db, principal, 'category.moved', category, {
          before: { position: before.indexOf(id) + 1 },
          after: { position: after.indexOf(id) + 1 },
        });
      });
      return null;
    },
  };
};

export type CategoryTreeService = ReturnType<typeof categoryTreeService>;

function assertFreeName(siblings: readonly CategoryRow[], name: string): void {
  if (siblings.some((sibling) => isSameName(sibling.name, name)))
    throw invalid('name', 'Another category on the same level has this name');
}
