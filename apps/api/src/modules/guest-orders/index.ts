import type { AccountsService } from '../accounts';
import { moveAddresses } from '../addresses';
import { moveCheckouts } from '../checkout';
import { moveOrders } from '../orders';
import { moveReturns } from '../returns';
import { moveReviews } from '../reviews';
import { moveSales } from '../sales';

interface Deps {
  readonly accounts: Pick<AccountsService, 'movesGuestsWith'>;
}

/**
 * Moves the orders of guests to the account that takes them over. The guests are locked, so that a
 * payment settled at the same time places its orders either before the move, or afterwards for the
 * account.
 */
export function createGuestOrders({ accounts }: Deps) {
  accounts.movesGuestsWith(async (db, guestIds, accountId) => {
    await moveCheckouts(db, guestIds, accountId);
    await moveOrders(db, guestIds, accountId);
    await moveReturns(db, guestIds, accountId);
    await moveReviews(db, guestIds, accountId);
    await moveAddresses(db, guestIds, accountId);
    await moveSales(db, guestIds, accountId);
  });
  return { services: {} };
}
