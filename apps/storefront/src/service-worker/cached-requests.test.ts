import { describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { basePaths, type Endpoint } from '@market/api-client/endpoint';
import { isGuestCartRequest, isPersonalRequest, isPublicRequest } from './cached-requests';

const rows: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
const urlOf = ({ base, path }: Endpoint) =>
  new URL(basePaths[base ?? 'main'] + path.replace(/:\w+/g, 'x'), 'http://shop.localhost');
const mayBeCalledByShoppers = ({ access }: Endpoint) =>
  access === 'signedIn' || (access !== 'public' && access.includes('customer'));
/** Public endpoints that are of no use without a network. */
const uncachedEndpoints = /^(auth|banks|follows)\.|^catalogue\.suggestions$/;

describe('the requests that are answered offline', () => {
  it('include all requests for public data that are useful offline', () => {
    const missing = rows.filter(
      (row) =>
        row.method === 'GET' &&
        row.access === 'public' &&
        !uncachedEndpoints.test(row.name) &&
        !isPublicRequest(urlOf(row)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('include no request for personal data among the public ones', () => {
    const personal = rows.filter(
      (row) => row.method === 'GET' && mayBeCalledByShoppers(row) && isPublicRequest(urlOf(row)),
    );
    expect(personal.map(({ name }) => name)).toEqual([]);
    expect(
      isPublicRequest(
        new URL('http://shop.localhost/api/v1/store/customer/all-stores?store=subscriptions'),
      ),
    ).toBe(false);
  });

  it('include personal data only from orders, returns and the cart', () => {
    const personal = rows.filter(
      (row) => row.method === 'GET' && mayBeCalledByShoppers(row) && isPersonalRequest(urlOf(row)),
    );
    expect(personal.map(({ name }) => name).sort()).toEqual([
      'cart.get',
      'orders.byId',
      'orders.list',
      'orders.statuses',
      'returns.byId',
      'returns.list',
    ]);
    expect(rows.filter((row) => row.access === 'public' && isPersonalRequest(urlOf(row)))).toEqual(
      [],
    );
  });

  it('include one POST request, which prices a guest’s cart', () => {
    expect(
      rows.filter((row) => isGuestCartRequest(row, urlOf(row))).map(({ name }) => name),
    ).toEqual(['cart.preview']);
  });
});
