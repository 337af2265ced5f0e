import { describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { basePaths, type Endpoint } from '@market/api-client/kernel';
import { isKept } from './public-calls';

const rows: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
const urlOf = ({ base, path }: Endpoint) => new URL(basePaths[base ?? 'main'] + path.replace(/:\w+/g, 'x'), 'http://shop.localhost');
const mayBeCalledByShoppers = ({ access }: Endpoint) => access === 'signedIn' || (access !== 'public' && access.includes('customer'));
/** Public, and of no use without a network. */
const passing = /^(auth|banks|follows)\.|^catalogue\.suggestions$/;

describe('what is kept for when there is no network', () => {
  it('is what the shop says to everybody', () => {
    const missing = rows.filter((row) => row.method === 'GET' && row.access === 'public' && !passing.test(row.name) && !isKept(urlOf(row)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('is nothing about a person', () => {
    const personal = rows.filter((row) => row.method === 'GET' && mayBeCalledByShoppers(row) && isKept(urlOf(row)));
    expect(personal.map(({ name }) => name)).toEqual([]);
    expect(isKept(new URL('http://shop.localhost/api/v1/store/customer/all-stores?store=subscriptions'))).toBe(false);
  });
});
