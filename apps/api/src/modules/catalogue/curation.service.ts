import type { AuditAction } from '@market/domain/audit/audit';
import type { OfficialOutlet } from '@market/domain/catalogue/curation';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import { listAllOfficialStores } from './store-directory.repository';

export interface OfficialOutlets {
  /**
   * Returns the store's name, or undefined when the store was not changed: only a live store can
   * become an official outlet.
   */
  setOfficialOutlet(
    db: Db,
    storeId: string,
    isOfficialOutlet: boolean,
  ): Promise<string | undefined>;
}

interface Deps {
  readonly db: Db;
  readonly audit: Pick<AuditService, 'record'>;
  readonly stores: OfficialOutlets;
}

export const curationService = ({ db, audit, stores }: Deps) => {
  const setOutlet = (
    principal: Principal,
    storeId: string,
    { officialOutlet, action }: { officialOutlet: boolean; action: AuditAction },
  ): Promise<null> =>
    inTransaction(db, async (db) => {
      const storeName = await stores.setOfficialOutlet(db, storeId, officialOutlet);
      if (storeName === undefined)
        throw notFound(officialOutlet ? 'This live store' : 'This official outlet');
      await audit.record(db, principal, {
        action,
        subject: 'store',
        subjectId: storeId,
        subjectName: storeName,
        before: { officialOutlet: !officialOutlet },
        after: { officialOutlet },
      });
      return null;
    });

  return {
    /** Includes outlets that shoppers do not see because the store is paused. */
    officialOutlets: (): Promise<OfficialOutlet[]> => listAllOfficialStores(db),

    addOfficialOutlet: (principal: Principal, storeId: string): Promise<null> =>
      setOutlet(principal, storeId, { officialOutlet: true, action: 'store.officialOutletAdded' }),

    removeOfficialOutlet: (principal: Principal, storeId: string): Promise<null> =>
      setOutlet(principal, storeId, {
        officialOutlet: false,
        action: 'store.officialOutletRemoved',
      }),
  };
};

export type CurationService = ReturnType<typeof curationService>;
