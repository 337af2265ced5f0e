import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { OutboxService } from '../outbox';
import type { LinksService } from './links.service';
import type { SessionsService } from './sessions.service';
import type { ThrottleService } from './throttle.service';

/**
 * Moves these guests' data to an account, in the caller's transaction. The guests are locked, so
 * that a payment that is settled at the same time creates its orders either before the move, for
 * the guest, or after it, for the account.
 */
export type MoveGuestData = (
  db: Db,
  guestIds: readonly string[],
  accountId: string,
) => Promise<unknown>;

export interface AccountsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'demo' | 'origins' | 'platformName' | 'platformSlug'>;
  readonly outbox: OutboxService;
  readonly throttle: ThrottleService;
  readonly sessions: SessionsService;
  readonly links: LinksService;
  readonly moveGuestData: MoveGuestData;
  /** Signs the links to guests' orders. */
  readonly secret: string;
  readonly stores: {
    /** Returns the new store's id. */
    createForMerchant(db: Db, store: { merchantId: string; storeName: string }): Promise<string>;
    onboardingPercent(storeId: string): Promise<number>;
  };
}
