import * as contract from '@market/api-client/contract';
import { hubsTable } from '../db/schema';
import { randomIds } from '../platform/ids';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';

/** Creates a hub that takes the merchant's orders from now on. Returns its id. */
export async function joinHub(
  market: TestMarket,
  merchant: TestAccount,
  name = 'Ikeja hub',
): Promise<string> {
  const hubId = randomIds(market.clock).next();
  await market.db.insert(hubsTable).values({
    id: hubId,
    name,
    phoneNumber: '0803 555 0301',
    street: '3 Kudirat Abiola Way',
    city: 'Ikeja',
    state: 'Lagos',
  });
  const admin = await market.create.admin({ resources: ['hubs'] });
  await market.as(merchant)(contract.hubs.apply, { body: { hubId } });
  await market.as(admin)(contract.hubs.approve, { body: { storeId: merchant.storeId } });
  return hubId;
}
