import type { Config } from './config';
import type { Db } from './db/db';
import { dataTopics, type PersonalData, type PersonalDataByTopic } from './db/personal-data';
import type { Routes } from './http/mount';
import { createAccounts, type MoveGuestData } from './modules/accounts';
import { createAddresses } from './modules/addresses';
import { createAdmins } from './modules/admins';
import { createAudit } from './modules/audit';
import { createBanking } from './modules/banking';
import { createCarts } from './modules/carts';
import { createCatalogue } from './modules/catalogue';
import { createCategoryTree } from './modules/category-tree';
import { createCash } from './modules/cash';
import { createCheckout } from './modules/checkout';
import { createContact } from './modules/contact';
import { createCoupons } from './modules/coupons';
import { createDashboard } from './modules/dashboard';
import { createDelivery } from './modules/delivery';
import { createDisputes } from './modules/disputes';
import { createDocuments } from './modules/documents';
import { createFinance } from './modules/finance';
import { createInbox } from './modules/inbox';
import { createFollows } from './modules/follows';
import { createHealth } from './modules/health';
import { createHubs } from './modules/hubs';
import { createImages, type ImageStorage } from './modules/images';
import { createLedger } from './modules/ledger';
import { createNotifications } from './modules/notifications';
import { createOrders } from './modules/orders';
import { createOutbox, type JobHandlers } from './modules/outbox';
import { createPartners } from './modules/partners';
import { createPaymentEvents } from './modules/payment-events';
import { createPaymentProviders } from './modules/payment-providers';
import { createPayouts } from './modules/payouts';
import { createPersonalData } from './modules/personal-data';
import { createPolicies } from './modules/policies';
import { createProductImports } from './modules/product-imports';
import { createQuestions } from './modules/questions';
import { createReconciliation } from './modules/reconciliation';
import { createRefunds } from './modules/refunds';
import { createReturns } from './modules/returns';
import { createReviews } from './modules/reviews';
import { createSales } from './modules/sales';
import { createSavedItems } from './modules/saved-items';
import { createSavedViews } from './modules/saved-views';
import { createShipping } from './modules/shipping';
import { createStaff } from './modules/staff';
import { createStockAlerts } from './modules/stock-alerts';
import { createStores } from './modules/stores';
import { createSubscriptions } from './modules/subscriptions';
import { createSystems } from './modules/systems';
import { createTestimonials } from './modules/testimonials';
import { createThemes } from './modules/themes';
import { createTransactions } from './modules/transactions';
import type { PeriodicParts } from './periodic-work';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';
import type { Log } from './platform/log';

/** The ports of the application. Every module is created from them and from other modules. */
export interface AppDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly config: Config;
  /** Signs tokens and download URLs. */
  readonly secret: string;
  /** Stores public images. */
  readonly storage: ImageStorage;
  /** Stores private documents, separately from public images. */
  readonly privateStorage: ImageStorage;
}

/** What `create<Name>` of a module returns. */
export interface Module<S = unknown> extends PeriodicParts {
  readonly services: S;
  readonly routes?: readonly Routes[];
  readonly jobs?: JobHandlers;
  readonly personalData?: PersonalDataByTopic;
  readonly moveGuestData?: MoveGuestData;
}

/** The handlers of all jobs. */
export const allJobs = (modules: readonly Module[]): JobHandlers =>
  modules.reduce<JobHandlers>((all, { jobs }) => ({ ...all, ...jobs }), {});

/** The personal data that the modules keep about customers, in the order of the downloaded file. */
export const allPersonalData = (modules: readonly Module[]): PersonalData[] =>
  dataTopics.flatMap((topic) => modules.flatMap(({ personalData }) => personalData?.[topic] ?? []));

/** Dependencies that combine all modules. They work only after every module has been created. */
const combine = (modules: readonly Module[]) => ({
  personalData: () => allPersonalData(modules),
  moveGuestData: async (...move: Parameters<MoveGuestData>): Promise<void> => {
    for (const { moveGuestData } of modules) await moveGuestData?.(...move);
  },
});

type Dependencies = AppDependencies & ReturnType<typeof combine>;

interface ModuleList<S> {
  /** The services of all modules. */
  readonly services: S;
  readonly modules: readonly Module[];
  /** Adds a module. Does not compile unless the modules that it depends on were added before. */
  add<T>(create: (dependencies: Dependencies & S) => Module<T>): ModuleList<S & T>;
}

const moduleList = <S>(
  dependencies: Dependencies,
  services: S,
  modules: Module[],
): ModuleList<S> => ({
  services,
  modules,
  add(create) {
    const added = create({ ...dependencies, ...services });
    modules.push(added);
    return moduleList(dependencies, { ...services, ...added.services }, modules);
  },
});

/** Every module, each after those that it depends on. */
export const createModules = (dependencies: AppDependencies) => {
  const modules: Module[] = [];
  return moduleList({ ...dependencies, ...combine(modules) }, {}, modules)
    .add(createNotifications)
    .add(createOutbox)
    .add(createLedger)
    .add(createAudit)
    .add(createImages)
    .add(createDocuments)
    .add(createTestimonials)
    .add(createThemes)
    .add(createStores)
    .add(createDelivery)
    .add(createAccounts)
    .add(createStaff)
    .add(createHubs)
    .add(createBanking)
    .add(createShipping)
    .add(createCatalogue)
    .add(createProductImports)
    .add(createAddresses)
    .add(createCarts)
    .add(createSavedItems)
    .add(createStockAlerts)
    .add(createCoupons)
    .add(createCategoryTree)
    .add(createSystems)
    .add(createPaymentProviders)
    .add(createRefunds)
    .add(createOrders)
    .add(createAdmins)
    .add(createPartners)
    .add(createCheckout)
    .add(createPayouts)
    .add(createCash)
    .add(createDisputes)
    .add(createReturns)
    .add(createPaymentEvents)
    .add(createHealth)
    .add(createFollows)
    .add(createPolicies)
    .add(createReviews)
    .add(createQuestions)
    .add(createContact)
    .add(createSales)
    .add(createPersonalData)
    .add(createFinance)
    .add(createReconciliation)
    .add(createInbox)
    .add(createDashboard)
    .add(createSubscriptions)
    .add(createTransactions)
    .add(createSavedViews);
};

export type AppServices = ReturnType<typeof createModules>['services'];
