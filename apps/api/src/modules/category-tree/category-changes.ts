import type { AuditAction } from '@market/domain/audit/audit';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import { listCategories, lockCategoryTree } from '../catalogue';
import { findPlace } from './category-place';

/**
 * Runs changes to attributes, rules or the tree one at a time, because attributes are inherited.
 */
export const changeCategories = (db: Db, work: (db: Db) => Promise<void>): Promise<void> =>
  inTransaction(db, async (db) => {
    await lockCategoryTree(db);
    await work(db);
  });

export const recordOnCategory =
  (audit: Pick<AuditService, 'record'>) =>
  async (
    db: Db,
    principal: Principal,
    action: AuditAction,
    categoryId: string,
    changes: Pick<Parameters<AuditService['record']>[2], 'before' | 'after'>,
  ): Promise<void> => {
    const { category } = findPlace(await listCategories(db), categoryId);
    await audit.record(db, principal, {
      action,
      subject: 'category',
      subjectId: category.id,
      subjectName: category.name,
      ...changes,
    });
  };
