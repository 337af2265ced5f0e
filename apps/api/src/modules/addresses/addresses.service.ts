import { isLgaInState } from '@market/domain/shipping/nigerian-states';
import type { Address, NewAddress } from '@market/domain/shipping/address';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { invalid, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { assertNigerianState } from '../shipping';
import {
  clearDefault,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockOwner,
  moveToCustomer,
  setDefault,
  setNewestDefault,
  updateAddress,
  type AddressRow,
} from './addresses.repository';

/** A customer with addresses has exactly one default. */
export const addressesService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => ({
  list: async (userId: string): Promise<Address[]> =>
    (await listAddresses(db, { userId })).map(toAddress),

  byId: async (userId: string, id: string): Promise<Address> =>
    toAddress(assertFound(await findAddress(db, { userId }, id))),

  add: (userId: string, address: NewAddress): Promise<Address> => {
    assertPlace(address);
    return inTransaction(db, async (db) => {
      if (!(await lockOwner(db, { userId }))) throw notFound('This account');
      return toAddress(
        assertFound(
          await insertAddress(
            db,
            { userId },
            { ...address, id: ids.next(), createdAt: clock.now() },
          ),
        ),
      );
    });
  },

  update: async (userId: string, id: string, address: NewAddress): Promise<Address> => {
    assertPlace(address);
    return toAddress(assertFound(await updateAddress(db, { userId }, id, address)));
  },

  remove: (userId: string, id: string): Promise<void> =>
    inTransaction(db, async (db) => {
      await lockOwner(db, { userId });
      const removed = assertFound(await deleteAddress(db, { userId }, id));
      if (removed.isDefault) await setNewestDefault(db, { userId });
    }),

  makeDefault: (userId: string, id: string): Promise<{ current: Address; previous?: Address }> =>
    inTransaction(db, async (db) => {
      await lockOwner(db, { userId });
      const previous = await clearDefault(db, { userId });
      const current = toAddress(assertFound(await setDefault(db, { userId }, id)));
      return previous && previous.id !== current.id
        ? { current, previous: toAddress(previous) }
        : { current };
    }),
});

export type AddressesService = ReturnType<typeof addressesService>;

function assertFound(row: AddressRow | undefined): AddressRow {
  if (!row) throw notFound('This address');
  return row;
}

function assertPlace({ stateOrRegion, lga }: NewAddress): void {
  assertNigerianState('stateOrRegion', stateOrRegion);
  if (!isLgaInState(stateOrRegion, lga))
    throw invalid('lga', `Choose a local government area of ${stateOrRegion}`);
}

const toAddress = ({
  id,
  fullName,
  phoneNumber,
  emailAddress,
  stateOrRegion,
  lga,
  address,
  landmark,
  isDefault,
}: AddressRow): Address => ({
  id,
  fullName,
  phoneNumber,
  emailAddress,
  stateOrRegion,
  lga,
  address,
  landmark: landmark ?? undefined,
  default: isDefault,
});

export async function moveAddresses(
  db: Db,
  from: readonly string[],
  userId: string,
): Promise<void> {
  await lockOwner(db, { userId });
  await moveToCustomer(db, from, { userId });
  const [first] = await listAddresses(db, { userId });
  if (first && !first.isDefault) await setNewestDefault(db, { userId });
}
