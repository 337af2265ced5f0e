import { and, asc, count, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import type { Page } from '@market/domain/paging';
import type {
  Merchant,
  MerchantListQuery,
  MerchantSort,
  StoreFigures,
} from '@market/domain/stores/merchant';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { usersTable } from '../accounts/accounts.reads';
import { categoriesTable, productsTable } from '../catalogue/catalogue.reads';
import { hubApplicationsTable, hubsTable } from '../hubs/hubs.reads';
import { ordersTable } from '../orders/orders.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { countPaidOrders } from '../sales/sales.reads';
import { toPaymentCategoryRef } from './store-views';
import { countStores, matchingStores } from './stores.reads';
import { businessesTable, paymentCategoriesTable, storesTable } from './stores.tables';

const sortOrders: Readonly<Record<MerchantSort, SQL>> = {
  newest: desc(storesTable.createdAt),
  oldest: asc(storesTable.createdAt),
  name: asc(storesTable.lowerName),
  'name-desc': desc(storesTable.lowerName),
  lastLogin: sql`${usersTable.lastLoginAt} desc nulls last`,
  'lastLogin-asc': sql`${usersTable.lastLoginAt} asc nulls first`,
};

const merchantCondition = async (
  db: Db,
  { search, status, paymentCategoryId }: MerchantListQuery,
): Promise<SQL | undefined> =>
  and(
    status && eq(storesTable.status, status),
    paymentCategoryId ? eq(storesTable.paymentCategoryId, paymentCategoryId) : undefined,
    search ? await matchingStores(db, search) : undefined,
  );

export async function listMerchants(db: Db, query: MerchantListQuery): Promise<Page<Merchant>> {
  const where = await merchantCondition(db, query);
  const sort = query.sort ?? 'newest';
  const order = [sortOrders[sort], desc(storesTable.id)] as const;
  // Selects one page of ids first, so that the joins read only its rows.
  const stores = db.select({ id: storesTable.id }).from(storesTable);
  const page = (
    sort === 'lastLogin' || sort === 'lastLogin-asc'
      ? stores
          .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
          .where(and(where, sql`${usersTable.userType} = 'merchant'`))
      : stores.where(where)
  )
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [rows, matches] = await Promise.all([
    db
      .select({
        store: storesTable,
        user: usersTable,
        paymentCategory: paymentCategoriesTable,
        category: categoriesTable.name,
        isRegisteredBusiness: businessesTable.isRegisteredBusiness,
      })
      .from(storesTable)
      .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
      .innerJoin(
        paymentCategoriesTable,
        eq(paymentCategoriesTable.id, storesTable.paymentCategoryId),
      )
      .leftJoin(businessesTable, eq(businessesTable.storeId, storesTable.id))
      .leftJoin(categoriesTable, eq(categoriesTable.id, businessesTable.categoryId))
      .where(inArray(storesTable.id, page))
      .orderBy(...order),
    countStores(db, where, query),
  ]);
  return {
    rows: rows.map(({ store, user, paymentCategory, category, isRegisteredBusiness }) => ({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phoneNumber: user.phoneNumber ?? undefined,
      category: category ?? undefined,
      role: user.role,
      storeId: store.id,
      storeName: store.storeName,
      isRegisteredBusiness: isRegisteredBusiness ?? false,
      image: store.logo ?? undefined,
      lastLogin: user.lastLoginAt?.toISOString(),
      status: store.status,
      isOfficialOutlet: store.isOfficialOutlet,
      city: store.city ?? undefined,
      state: store.state ?? undefined,
      paymentCategory: toPaymentCategoryRef(paymentCategory),
      createdAt: store.createdAt.toISOString(),
    })),
    count: matches,
  };
}

export async function readStoreFigures(
  db: Db,
  { storeId }: StoreScope,
): Promise<StoreFigures | undefined> {
  const [[store], [products], [open], paidOrders, [payouts], [staff]] = await Promise.all([
    db
      .select({
        createdAt: storesTable.createdAt,
        isOfficialOutlet: storesTable.isOfficialOutlet,
        hubName: hubsTable.name,
      })
      .from(storesTable)
      .leftJoin(
        hubApplicationsTable,
        and(
          eq(hubApplicationsTable.storeId, storesTable.id),
          eq(hubApplicationsTable.status, 'approved'),
        ),
      )
      .leftJoin(hubsTable, eq(hubsTable.id, hubApplicationsTable.hubId))
      .where(eq(storesTable.id, storeId)),
    db
      .select({
        all: count(),
        approved: countWhere(eq(productsTable.approvalStatus, 'approved')),
      })
      .from(productsTable)
      .where(
        // The same products as in the platform's product list.
        and(
          eq(productsTable.storeId, storeId),
          isNull(productsTable.archivedAt),
          ne(productsTable.approvalStatus, 'draft'),
        ),
      ),
    db
      .select({ all: count(), unpaid: countWhere(eq(ordersTable.payOnDelivery, true)) })
      .from(ordersTable)
      .where(and(eq(ordersTable.storeId, storeId), inArray(ordersTable.status, [...openStatuses]))),
    countPaidOrders(db, { storeId }),
    db.select({ all: count() }).from(payoutsTable).where(eq(payoutsTable.storeId, storeId)),
    db
      .select({ all: count() })
      .from(usersTable)
      .where(
        and(
          eq(usersTable.storeId, storeId),
          eq(usersTable.role, 'staff'),
          isNull(usersTable.deactivatedAt),
        ),
      ),
  ]);
  return (
    store && {
      merchantSince: store.createdAt.toISOString(),
      products: products?.all ?? 0,
      approvedProducts: products?.approved ?? 0,
      orders: paidOrders + (open?.unpaid ?? 0),
      openOrders: open?.all ?? 0,
      payouts: payouts?.all ?? 0,
      staff: staff?.all ?? 0,
      isOfficialOutlet: store.isOfficialOutlet,
      hubName: store.hubName ?? undefined,
    }
  );
}

const countWhere = (condition: SQL): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
