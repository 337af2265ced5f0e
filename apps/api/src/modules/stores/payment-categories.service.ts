import type { PaymentCategory, PaymentCategoryInput } from '@market/domain/stores/payment-category';
import type { AuditAction } from '@market/domain/audit/audit';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  deletePaymentCategory,
  insertPaymentCategory,
  isPaymentCategoryInUse,
  isPaymentCategoryNameTaken,
  listPaymentCategories,
  lockPaymentCategory,
  updatePaymentCategory,
  type PaymentCategoryRow,
} from './payment-categories.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

type PaymentCategoryValues = Pick<PaymentCategoryRow, 'id' | 'name' | 'commissionBps'>;

const auditedFields = ({ name, commissionBps }: PaymentCategoryValues) => ({
  name,
  commission: `${commissionBps / 100}%`,
});
const nameTakenError = () => invalid('name', 'Another payment category has this name');

/** Orders copy the rate when they are placed. */
export const paymentCategoriesService = ({ db, clock, ids, audit }: Deps) => {
  const byId = async (id: string): Promise<PaymentCategory> => {
    const [category] = await listPaymentCategories(db, id);
    if (!category) throw notFound('This payment category');
    return category;
  };

  const record = (
    db: Db,
    principal: Principal,
    action: AuditAction,
    { before, after }: { before?: PaymentCategoryValues; after?: PaymentCategoryValues },
  ) => {
    const category = after ?? before;
    if (!category) throw new Error('An audited category needs values');
    return audit.record(db, principal, {
      action,
      subject: 'paymentCategory',
      subjectId: category.id,
      subjectName: category.name,
      ...(before && { before: auditedFields(before) }),
      ...(after && { after: auditedFields(after) }),
    });
  };

  const locked = async (db: Db, id: string): Promise<PaymentCategoryRow> => {
    const category = await lockPaymentCategory(db, id, 'update');
    if (!category) throw notFound('This payment category');
    return category;
  };

  return {
    list: (): Promise<PaymentCategory[]> => listPaymentCategories(db),

    async create(principal: Principal, input: PaymentCategoryInput): Promise<PaymentCategory> {
      const row = { id: ids.next(), ...toValues(input) };
      await inTransaction(db, async (db) => {
        if (!(await insertPaymentCategory(db, { ...row, rateSince: clock.now() })))
          throw nameTakenError();
        await record(db, principal, 'paymentCategory.created', { after: row });
      });
      return byId(row.id);
    },

    /** A new rate applies to orders placed from now on. */
    async update(
      principal: Principal,
      id: string,
      input: PaymentCategoryInput,
    ): Promise<PaymentCategory> {
      await inTransaction(db, async (db) => {
        const before = await locked(db, id);
        const values = toValues(input);
        if (values.name !== before.name && (await isPaymentCategoryNameTaken(db, values.name)))
          throw nameTakenError();
        const isSameRate = values.commissionBps === before.commissionBps;
        if (isSameRate && values.name === before.name) return;
        await updatePaymentCategory(db, id, {
          ...values,
          ...(!isSameRate && { rateSince: clock.now() }),
        });
        await record(db, principal, 'paymentCategory.updated', {
          before,
          after: { id, ...values },
        });
      });
      return byId(id);
    },

    async remove(principal: Principal, id: string): Promise<null> {
      await inTransaction(db, async (db) => {
        const category = await locked(db, id);
        if (category.isDefault)
          throw conflict('New stores start in the default category. It cannot be deleted.');
        if (await isPaymentCategoryInUse(db, id))
          throw conflict(
            `${category.name} still has stores. Move them to another category before you delete it.`,
          );
        await deletePaymentCategory(db, id);
        await record(db, principal, 'paymentCategory.deleted', { before: category });
      });
      return null;
    },
  };
};

export type PaymentCategoriesService = ReturnType<typeof paymentCategoriesService>;

const toValues = ({ name, commissionPercent }: PaymentCategoryInput) => ({
  name,
  commissionBps: Math.round(commissionPercent * 100),
});
