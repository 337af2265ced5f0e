import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import { hasResource } from '@market/domain/accounts/roles';
import {
  onboardingPercent,
  type BusinessDetails,
  type StoreProfileInput,
} from '@market/domain/stores/onboarding';
import type { MerchantProfile, MerchantShipping, StoreProfile } from '@market/domain/stores/store';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { isReservedSlug, toSlug } from '../../platform/store-address';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore, type StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { assertImagesHosted, relistStore } from '../catalogue';
import type { DocumentsService } from '../documents';
import type { AuditService } from '../audit';
import { assertNigerianState } from '../shipping';
import { assertBusiness, withBusinessDefaults, isSameBusiness } from './business-details';
import { toMerchantDetail } from './merchant-detail';
import {
  announceSubmission,
  submitStore,
  submitStoreWhenComplete,
  revokeApprovals,
  type Notifier,
} from './onboarding';
import { createPayOnDeliveryRecorder, payOnDeliveryLimit } from './pay-on-delivery';
import { setOfficialOutlet } from './store-changes.repository';
import {
  toBusiness,
  dispatchColumns,
  toMerchantProfile,
  toShipping,
  completedSteps,
  toStoreProfile,
} from './store-views';
import {
  findOrCreateDefaultPaymentCategory,
  findOpenStore,
  findStoreRecord,
  findStoreByMerchant,
  insertStore,
  lockStore,
  saveBusiness,
  changeLiveStatus,
  updateStore,
  type StoreRecord,
} from './stores.repository';
import { countProducts } from '../catalogue/catalogue.reads';
import { listApprovals } from './approvals.repository';

const FIRST_PAYMENT_CATEGORY = { name: 'Standard', commissionBps: 800 };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'origins'>;
  readonly documents: Pick<DocumentsService, 'assertOwn'>;
  readonly outbox: Notifier;
  readonly audit: Pick<AuditService, 'record'>;
}

export const storesService = (deps: Deps) => {
  const { db, clock, ids, config, documents, outbox } = deps;
  const recordPayOnDelivery = createPayOnDeliveryRecorder(deps);
  const readRecord = async (scope: StoreScope, within: Db = db): Promise<StoreRecord> => {
    const file = await findStoreRecord(within, scope);
    if (!file) throw notFound('This store');
    return file;
  };

  const fileAndApprovals = (scope: StoreScope) =>
    Promise.all([readRecord(scope), listApprovals(db, [scope.storeId])]);

  const merchantProfile = async (principal: Principal): Promise<MerchantProfile> => {
    const scope = requireStore(principal);
    const [file, approvals] = await fileAndApprovals(scope);
    const owns = principal.role === 'merchant';
    return toMerchantProfile(file, approvals, config.origins.storefront, {
      business: owns,
      bank: owns || hasResource(principal.role, principal.resources, 'payouts'),
    });
  };

  const profile = async (scope: StoreScope): Promise<StoreProfile> => {
    const [file, approvals] = await fileAndApprovals(scope);
    return toStoreProfile(file, approvals, config.origins.storefront);
  };

  /** Saves an onboarding step with the store locked. `isChanged` removes the store's approvals. */
  const saveStep = <T>(
    scope: StoreScope,
    save: (db: Db, before: StoreRecord) => Promise<{ saved: T; isChanged: boolean }>,
  ): Promise<T> =>
    inTransaction(db, async (db) => {
      if (!(await lockStore(db, scope))) throw notFound('This store');
      const before = await readRecord(scope, db);
      const { saved, isChanged } = await save(db, before);
      if (isChanged) await revokeApprovals(db, scope, clock.now());
      await submitStoreWhenComplete(db, scope, clock.now());
      await announceSubmission(db, outbox, before, await readRecord(scope, db));
      return saved;
    });

  return {
    merchantProfile,
    saveStep,

    setOfficialOutlet,

    async createForMerchant(
      db: Db,
      { merchantId, storeName }: { merchantId: string; storeName: string },
    ): Promise<string> {
      const id = ids.next();
      const fallback = { id: ids.next(), ...FIRST_PAYMENT_CATEGORY };
      const paymentCategoryId = await findOrCreateDefaultPaymentCategory(db, fallback);
      const store = { id, merchantId, storeName, paymentCategoryId, createdAt: clock.now() };
      const slug = toSlug(storeName);
      // The end of the id makes a reserved or taken slug unique.
      const isFree = !isReservedSlug(slug) && (await insertStore(db, { ...store, slug }));
      if (!isFree) await insertStore(db, { ...store, slug: `${slug}-${id.slice(-6)}` });
      return id;
    },

    /** 25, 50, 75 or 100 (spec section 9). */
    onboardingPercent: async (storeId: string): Promise<number> =>
      onboardingPercent(completedSteps(await readRecord({ storeId }))),

    async profile(principal: Principal, storeId: string): Promise<StoreProfile> {
      if (principal.userType === 'merchant' && principal.storeId !== storeId)
        throw notFound('This store');
      return profile({ storeId });
    },

    async shippingAddress(slugOrId: string): Promise<MerchantShipping> {
      const open = await findOpenStore(db, slugOrId);
      if (!open) throw notFound('This store');
      return toShipping(open);
    },

    async merchantDetail(principal: Principal, merchantId: string): Promise<MerchantDetail> {
      const scope =
        principal.userType === 'merchant' && principal.userId !== merchantId
          ? undefined
          : await findStoreByMerchant(db, merchantId);
      if (!scope) throw notFound('This merchant');
      const [[file, approvals], products] = await Promise.all([
        fileAndApprovals(scope),
        countProducts(db, scope),
      ]);
      return toMerchantDetail(file, { approvals, products, shopOrigin: config.origins.storefront });
    },

    async resubmit(principal: Principal, answer: string | undefined): Promise<StoreProfile> {
      const scope = requireStore(principal);
      await saveStep(scope, async (db, file) => {
        if (file.store.status !== 'rejected')
          throw conflict('Your store was not sent back. Reload the page.');
        if (Object.values(completedSteps(file)).includes(false))
          throw conflict('Finish setting up your store first.');
        const saved = await submitStore(db, scope, { now: clock.now(), answer });
        return { saved, isChanged: false };
      });
      return profile(scope);
    },

    async pause(principal: Principal, { paused }: { paused: boolean }): Promise<StoreProfile> {
      const scope = requireStore(principal);
      await inTransaction(db, async (db) => {
        const isSwitched = await changeLiveStatus(
          db,
          scope,
          paused ? { from: 'live', to: 'paused' } : { from: 'paused', to: 'live' },
        );
        if (!isSwitched)
          throw conflict(
            paused
              ? 'Only a live store can be paused. Reload the page.'
              : 'Only a paused store can be resumed. Reload the page.',
          );
        await relistStore(db, scope.storeId);
      });
      return profile(scope);
    },

    /** Onboarding step 2: the owner and the business. */
    async onboard(principal: Principal, input: BusinessDetails): Promise<MerchantProfile> {
      const scope = requireStore(principal);
      await assertBusiness({ db, documents, now: clock.now() }, scope, input);
      const details = withBusinessDefaults(input);
      await saveStep(scope, async (db, { business }) => {
        const saved = await saveBusiness(db, scope, details, clock.now());
        const isChanged = business !== null && !isSameBusiness(toBusiness(business), details);
        return { saved, isChanged };
      });
      return merchantProfile(principal);
    },

    /** Onboarding step 3: the store's profile and pick-up address. */
    async saveProfile(principal: Principal, input: StoreProfileInput): Promise<StoreProfile> {
      const scope = requireStore(principal);
      const { storeName, storePhoneNumber, isPhysicalLocation, shippingLocation } = input;
      assertNigerianState('shippingLocation.state', shippingLocation.state);
      if (input.logo !== undefined) await assertImagesHosted(db, 'logo', [input.logo]);
      await saveStep(scope, async (db, { store }) => {
        const { street, city, state } = shippingLocation;
        const appearance = {
          about: input.about || null,
          logo: input.logo ?? null,
          ...(input.socialLinks && { socialLinks: input.socialLinks }),
        };
        const limit = input.payOnDelivery && payOnDeliveryLimit(input.payOnDelivery);
        const promises = {
          ...(input.dispatch && dispatchColumns(input.dispatch)),
          ...(input.returnDays !== undefined && { returnDays: input.returnDays }),
          ...(limit !== undefined && { payOnDeliveryUpTo: limit }),
        };
        await recordPayOnDelivery(db, principal, store, promises.payOnDeliveryUpTo);
        const saved = await updateStore(db, scope, {
          storeName,
          storePhoneNumber,
          isPhysicalLocation,
          street,
          city,
          state,
          ...appearance,
          ...promises,
        });
        return { saved, isChanged: store.storeName !== storeName };
      });
      return profile(scope);
    },
  };
};

export type StoresService = ReturnType<typeof storesService>;
