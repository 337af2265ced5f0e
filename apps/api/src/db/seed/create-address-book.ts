import { eq } from 'drizzle-orm';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { AppServices } from '../../compose';
import type { Db } from '../db';
import { addressesTable } from '../schema';
import { demoCustomerPlaces } from './demo-people';
import type { Member, People } from './members';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'addresses'>;
  readonly people: Pick<People, 'demoCustomer'>;
}

interface AddressEntry {
  readonly id: string;
  readonly delivery: DeliveryAddress;
}

/** Each customer's delivery address. The demo customer's addresses are created here. */
export async function createAddressBook({
  db,
  services: { addresses },
  people: { demoCustomer },
}: Deps): Promise<(member: Member) => AddressEntry> {
  for (const place of demoCustomerPlaces)
    await addresses.add(demoCustomer.userId, {
      ...place,
      fullName: demoCustomer.name,
      phoneNumber: '0803 555 0200',
      emailAddress: demoCustomer.email,
    });
  const rows = await db.select().from(addressesTable).where(eq(addressesTable.isDefault, true));
  const byUser = new Map(
    rows.map(({ id, userId, isDefault: _, createdAt: __, landmark, ...delivery }) => [
      userId,
      { id, delivery: { ...delivery, landmark: landmark ?? undefined } },
    ]),
  );
  return ({ userId, name }) => {
    const entry = byUser.get(userId);
    if (!entry) throw new Error(`${name} has no address`);
    return entry;
  };
}
