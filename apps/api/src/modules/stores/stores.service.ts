import { isDeepStrictEqual } from 'node:util';
import { lagosDate } from '@market/domain/lagos-time';
import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import { onboardingPercent, type BusinessDetails, type StoreProfileInput } from '@market/domain/stores/onboarding';
import type { MerchantProfile, MerchantShipping, StoreProfile } from '@market/domain/stores/store';
import type { Config } from '../../config';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { invalid, notFound } from '../../http/errors';
import type { Principal } from '../../http/principal';
import { ownStore, type StoreScope } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { assertHosted } from '../catalogue';
import { submitWhenComplete, voidApprovals } from './onboarding';
import { slugOf } from './slug';
import { businessOf, merchantProfileOf, shippingOf, stepsDone, storeProfileOf } from './store-views';
import { approvalsOf, defaultPaymentCategory, findOpenStore, findStoreFile, insertStore, isTopCategory, lockStore, saveBusiness, updateStore, type StoreFile } from './stores.repository';

const FIRST_PAYMENT_CATEGORY = { name: 'Standard', commissionBps: 800 };
const ADULT_YEARS = 18;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'origins'>;
}

/** A merchant's store from its first name to the approval queue. */
export const storesService = ({ db, clock, ids, config }: Deps) => {
  const fileOf = async (scope: StoreScope, within: Db = db): Promise<StoreFile> => {
    const file = await findStoreFile(within, scope);
    if (!file) throw notFound('This store');
    return file;
  };

  const merchantProfile = async (principal: Principal): Promise<MerchantProfile> => {
    const scope = ownStore(principal);
    const [file, approvals] = await Promise.all([fileOf(scope), approvalsOf(db, [scope.storeId])]);
    return merchantProfileOf(file, approvals, config.origins.storefront);
  };

  const profile = async (scope: StoreScope): Promise<StoreProfile> => {
    const [{ store }, approvals] = await Promise.all([fileOf(scope), approvalsOf(db, [scope.storeId])]);
    return storeProfileOf(store, approvals, config.origins.storefront);
  };

  /** Saves one step of the onboarding with the store locked; `isOther` says whether approvers must look again. */
  const saveStep = <T>(scope: StoreScope, save: (db: Db, before: StoreFile) => Promise<{ saved: T; isOther: boolean }>): Promise<T> =>
    inTransaction(db, async (db) => {
      if (!(await lockStore(db, scope))) throw notFound('This store');
      const { saved, isOther } = await save(db, await fileOf(scope, db));
      if (isOther) await voidApprovals(db, scope, clock.now());
      await submitWhenComplete(db, scope, clock.now());
      return saved;
    });

  return {
    merchantProfile,
    saveStep,

    /** The store of a new merchant, in onboarding; answers its id. Within the sign-up's transaction. */
    async createForMerchant(db: Db, { merchantId, storeName }: { merchantId: string; storeName: string }): Promise<string> {
      const id = ids.next();
      const paymentCategoryId = await defaultPaymentCategory(db, { id: ids.next(), ...FIRST_PAYMENT_CATEGORY });
      const store = { id, merchantId, storeName, paymentCategoryId, createdAt: clock.now() };
      const slug = slugOf(storeName);
      // Its id makes the second one of a name unlike any other.
      if (!(await insertStore(db, { ...store, slug }))) await insertStore(db, { ...store, slug: `${slug}-${id.slice(-6)}` });
      return id;
    },

    /** 25, 50, 75 or 100 (spec section 9). */
    onboardingPercent: async (storeId: string): Promise<number> => onboardingPercent(stepsDone(await fileOf({ storeId }))),

    /** A store's profile: any for the platform's people, the own one for its merchant and staff. Throws 404. */
    async profile(principal: Principal, storeId: string): Promise<StoreProfile> {
      if (principal.userType === 'merchant' && principal.storeId !== storeId) throw notFound('This store');
      return profile({ storeId });
    },

    /** Where a store that is open to shoppers ships from. Throws 404. */
    async shippingAddress(storeId: string): Promise<MerchantShipping> {
      const store = await findOpenStore(db, { storeId });
      if (!store) throw notFound('This store');
      return shippingOf(store);
    },

    /** Step 2: who owns the business. Throws 422. */
    async onboard(principal: Principal, details: BusinessDetails): Promise<MerchantProfile> {
      const scope = ownStore(principal);
      if (details.dateOfBirth > yearsBefore(lagosDate(clock.now()), ADULT_YEARS)) throw invalid('dateOfBirth', `The owner must be at least ${ADULT_YEARS} years old`);
      if (details.isRegisteredBusiness && !details.rcNumber) throw invalid('rcNumber', 'Enter the RC number of the registered business');
      assertState('homeAddress.state', details.homeAddress.state);
      if (!(await isTopCategory(db, details.categoryId))) throw invalid('categoryId', 'Choose a category from the list');
      await saveStep(scope, async (db, { business }) => {
        const saved = await saveBusiness(db, scope, details, clock.now());
        return { saved, isOther: business !== null && !isDeepStrictEqual(given(businessOf(business)), given(details)) };
      });
      return merchantProfile(principal);
    },

    /** Step 3: the store's face and where its goods are picked up. Throws 422. */
    async saveProfile(principal: Principal, input: StoreProfileInput): Promise<StoreProfile> {
      const scope = ownStore(principal);
      const { storeName, storePhoneNumber, isPhysicalLocation, shippingLocation } = input;
      assertState('shippingLocation.state', shippingLocation.state);
      if (input.logo !== undefined) await assertHosted(db, 'logo', [input.logo]);
      await saveStep(scope, async (db, { store }) => {
        const { street, city, state } = shippingLocation;
        const face = { about: input.about || null, logo: input.logo ?? null, socialLinks: input.socialLinks ?? {} };
        const saved = await updateStore(db, scope, { storeName, storePhoneNumber, isPhysicalLocation, street, city, state, ...face });
        return { saved, isOther: store.storeName !== storeName };
      });
      return profile(scope);
    },
  };
};

export type StoresService = ReturnType<typeof storesService>;

function assertState(field: string, state: string): void {
  if (!isNigerianState(state)) throw invalid(field, 'Choose a state from the list');
}

/** `2026-11-20` to `2008-11-20`. */
const yearsBefore = (isoDate: string, years: number): string => `${Number(isoDate.slice(0, 4)) - years}${isoDate.slice(4)}`;

/** Without the fields that were left out: absent and undefined compare as equal. */
const given = (details: BusinessDetails): object => Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
