import { expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { basePaths, type Endpoint } from '@market/api-client/endpoint';
import { isRiderRequest } from './rider-requests';

it('the service worker caches what riders read about their orders and earnings, and nothing for other roles', () => {
  const rows: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
  const cached = rows.filter(
    ({ method, base, path }) =>
      method === 'GET' &&
      isRiderRequest(
        new URL(basePaths[base ?? 'main'] + path.replace(/:\w+/g, 'x'), 'http://x.localhost'),
      ),
  );
  expect(cached.map(({ name }) => name).sort()).toEqual([
    'dispatch.address',
    'dispatch.byId',
    'dispatch.list',
    'orders.statuses',
    'partnerEarnings.list',
    'partnerEarnings.summary',
    'partnerOnboarding.application',
    'partnerPayouts.list',
    'partnerPayouts.statement',
    'partnerPayouts.statementLink',
    'partners.order',
    'partners.orders',
  ]);
});
