import * as contract from '@market/api-client/contract';
import { fullName } from '@market/domain/accounts/person-name';
import { isAllowed } from '@market/api-client/access';
import { appByRole } from '@market/domain/accounts/roles';
import type { NewSavedView, SavedView, ViewList } from '@market/domain/views/saved-view';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import type { Clock } from '../../platform/clock';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import {
  countSavedViews,
  deleteSavedView,
  insertSavedView,
  renameSavedView,
  listSavedViews,
} from './saved-views.repository';

const MAX_SAVED_VIEWS = 50;

/** The endpoint of each list. Users who can call it can save views of it. */
const endpointByList = {
  'merchant-orders': contract.merchantOrders.list,
  'merchant-products': contract.products.list,
  'merchant-coupons': contract.coupons.list,
  'merchant-returns': contract.returns.list,
  'merchant-payouts': contract.payouts.mine,
  'admin-orders': contract.adminOrders.list,
  'admin-products': contract.productApprovals.list,
  'admin-returns': contract.returns.list,
  'admin-merchants': contract.merchants.list,
  'admin-payouts': contract.payouts.list,
  'admin-transactions': contract.transactions.list,
  'admin-people': contract.admins.list,
  'admin-audit': contract.audit.list,
} as const satisfies Record<ViewList, unknown>;

function assertCanList(principal: Principal, list: ViewList): void {
  const app = list.startsWith('merchant-') ? 'merchant' : 'admin';
  if (appByRole[principal.role] !== app || !isAllowed(endpointByList[list], principal))
    throw forbidden();
}

/** Owners and super admins can manage their team's shared views. */
const isLead = ({ role }: Principal): boolean => role === 'merchant' || role === 'super_admin';

export const savedViewsService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => ({
  async list(principal: Principal, list: ViewList): Promise<SavedView[]> {
    assertCanList(principal, list);
    return (await listSavedViews(db, principal, list)).map(({ view, maker: owner }) => {
      const isOwn = view.ownerId === principal.userId;
      return {
        id: view.id,
        name: view.name,
        query: view.query,
        isShared: view.isShared,
        makerName: fullName(owner),
        isOwn,
        canChange: isOwn || isLead(principal),
      };
    });
  },

  async create(
    principal: Principal,
    { list, name, query, isShared }: NewSavedView,
  ): Promise<SavedView> {
    assertCanList(principal, list);
    if ((await countSavedViews(db, principal, list)) >= MAX_SAVED_VIEWS)
      throw conflict(`A list has at most ${MAX_SAVED_VIEWS} views. Delete one first.`);
    const id = ids.next();
    const isNew = await insertSavedView(db, {
      id,
      list,
      name,
      query,
      isShared,
      ownerId: principal.userId,
      storeId: principal.storeId ?? null,
      createdAt: clock.now(),
    });
    if (!isNew) throw nameTakenError();
    const { name: makerName } = principal;
    return { id, name, query, isShared, makerName, isOwn: true, canChange: true };
  },

  async rename(principal: Principal, id: string, name: string): Promise<void> {
    try {
      if (!(await renameSavedView(db, principal, { id, isLead: isLead(principal) }, name)))
        throw notFound('This view');
    } catch (error) {
      if (isUniqueViolation(error)) throw nameTakenError();
      throw error;
    }
  },

  async remove(principal: Principal, id: string): Promise<void> {
    if (!(await deleteSavedView(db, principal, { id, isLead: isLead(principal) })))
      throw notFound('This view');
  },
});

const nameTakenError = () => invalid('name', 'There is already a view with this name.');

export type SavedViewsService = ReturnType<typeof savedViewsService>;
