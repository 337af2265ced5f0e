import type { Page } from '@market/domain/paging';
import type {
  Merchant,
  MerchantListQuery,
  StoreFigures,
  StorePaymentCategory,
} from '@market/domain/stores/merchant';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import { relistStore } from '../catalogue';
import type { OutboxService } from '../outbox';
import { listApprovals } from './approvals.repository';
import { listMerchants, readStoreFigures } from './merchants.repository';
import { lockPaymentCategory } from './payment-categories.repository';
import { storeResumedMail, storeSuspendedMail } from './store-mails';
import { isLevelApproved } from './store-views';
import { findStoreRecord, lockStore, updateStore, type StoreRecord } from './stores.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: Pick<AuditService, 'record'>;
}

export const merchantsService = ({ db, clock, outbox, config, audit }: Deps) => {
  const change = (
    storeId: string,
    work: (db: Db, file: StoreRecord) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const scope = { storeId };
      const file = (await lockStore(db, scope)) && (await findStoreRecord(db, scope));
      if (!file) throw notFound('This store');
      await work(db, file);
    });

  const subject = ({ store }: StoreRecord) =>
    ({ subject: 'store', subjectId: store.id, subjectName: store.storeName }) as const;

  const mailFacts = ({ store, merchant }: StoreRecord) => ({
    to: merchant.email,
    firstName: merchant.firstName,
    storeName: store.storeName,
    link: `${config.origins.merchant}/set-up`,
  });

  return {
    list: (query: MerchantListQuery): Promise<Page<Merchant>> => listMerchants(db, query),

    async figures(storeId: string): Promise<StoreFigures> {
      const figures = await readStoreFigures(db, { storeId });
      if (!figures) throw notFound('This store');
      return figures;
    },

    /**
     * Takes a live or paused store out of the catalogue and removes its official-outlet flag.
     * Checkouts lock their stores, so an order is placed before the suspension or not at all. Open
     * orders continue. Throws 404 or 409.
     */
    suspend: (principal: Principal, storeId: string, reason: string): Promise<void> =>
      change(storeId, async (db, file) => {
        const { status, isOfficialOutlet } = file.store;
        if (status !== 'live' && status !== 'paused')
          throw conflict('Only a live or paused store can be suspended. Reload the page.');
        await updateStore(
          db,
          { storeId },
          {
            status: 'suspended',
            suspendedFrom: status,
            reviewNote: reason,
            isOfficialOutlet: false,
          },
        );
        await relistStore(db, storeId);
        await outbox.mail(db, storeSuspendedMail(mailFacts(file), reason));
        await audit.record(db, principal, {
          ...subject(file),
          action: 'store.suspended',
          before: { status, officialOutlet: isOfficialOutlet },
          after: { status: 'suspended', officialOutlet: false },
          reason,
        });
      }),

    /**
     * Returns a suspended store to the status that it had, or to the approval queue when its
     * approvals were removed meanwhile. Throws 404 or 409.
     */
    resume: (principal: Principal, storeId: string, reason: string): Promise<void> =>
      change(storeId, async (db, file) => {
        if (file.store.status !== 'suspended')
          throw conflict('This store is not suspended. Reload the page.');
        const isApproved = isLevelApproved(await listApprovals(db, [storeId]), 2);
        const status = isApproved ? (file.store.suspendedFrom ?? 'live') : 'pending';
        await updateStore(
          db,
          { storeId },
          {
            status,
            suspendedFrom: null,
            reviewNote: null,
            ...(!isApproved && { submittedAt: clock.now() }),
          },
        );
        await relistStore(db, storeId);
        await outbox.mail(db, storeResumedMail(mailFacts(file), status, reason));
        await audit.record(db, principal, {
          ...subject(file),
          action: 'store.resumed',
          before: { status: 'suspended' },
          after: { status },
          reason,
        });
      }),

    /** Changes the commission of orders placed from now on. */
    changePaymentCategory: (
      principal: Principal,
      storeId: string,
      { paymentCategoryId, reason }: StorePaymentCategory,
    ): Promise<void> =>
      change(storeId, async (db, file) => {
        const category = await lockPaymentCategory(db, paymentCategoryId, 'key share');
        if (!category) throw invalid('paymentCategoryId', 'Choose a payment category');
        if (category.id === file.paymentCategory.id)
          throw conflict(`The store is already in ${category.name}. Reload the page.`);
        await updateStore(db, { storeId }, { paymentCategoryId });
        await audit.record(db, principal, {
          ...subject(file),
          action: 'store.paymentCategoryChanged',
          before: auditedFields(file.paymentCategory),
          after: auditedFields(category),
          reason,
        });
      }),
  };
};

export type MerchantsService = ReturnType<typeof merchantsService>;

const auditedFields = ({ name, commissionBps }: StoreRecord['paymentCategory']) => ({
  paymentCategory: name,
  commission: `${commissionBps / 100}%`,
});
