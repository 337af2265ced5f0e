import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint';
import { endpointGroup } from '../endpoint';
import { offlineText } from '../offline-text';
import * as contract from './index';
import specEndpoints from './spec-endpoints.json';
import { texts } from './texts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));
const methodAndPath = (endpoint: { base?: string | undefined; method: string; path: string }) =>
  `${endpoint.base ?? 'main'} ${endpoint.method} ${endpoint.path.toLowerCase().replace(/\/$/, '').replace(/:\w+/g, ':p')}`;

describe('the API contract', () => {
  it('has one endpoint per method and path, ignoring case', () => {
    const seen = endpoints.map(methodAndPath);
    expect(seen.filter((each, index) => seen.indexOf(each) !== index)).toEqual([]);
  });

  it('names each endpoint after its group and export', () => {
    for (const [group, members] of Object.entries(contract)) {
      for (const [name, endpoint] of Object.entries(members))
        expect(endpoint.name).toBe(`${group}.${name}`);
    }
    expect(new Set(endpoints.map(endpointGroup)).size).toBe(Object.keys(contract).length);
  });

  it('gives every endpoint an access rule and a failure text', () => {
    for (const endpoint of endpoints) {
      expect(endpoint.failure, endpoint.name).not.toBe('');
      expect(endpoint.access, endpoint.name).toBeTruthy();
    }
  });

  it('strictly limits the rate of public endpoints that could be abused to guess passwords or send emails', () => {
    const limited = endpoints.filter(({ hasStrictLimit }) => hasStrictLimit);
    const exposed = endpoints.filter(
      ({ name, method, access }) =>
        /^(auth|guests)\./.test(name) &&
        name !== 'auth.refresh' &&
        method !== 'GET' &&
        access === 'public',
    );
    expect(limited.map(({ name }) => name)).toEqual(exposed.map(({ name }) => name));
  });

  it('mentions the network when a sign-in, a sign-up or a creation gets no response', () => {
    const exceptions = { 'auth.forgot': texts.offlineReset, 'auth.changePassword': texts.tryAgain };
    const expected = (endpoint: Endpoint) =>
      Object.entries(exceptions).find(([name]) => endpoint.name.startsWith(name))?.[1] ??
      texts.offline;
    const posts = endpoints.filter(({ method }) => method === 'POST');
    expect(posts.map((endpoint) => [endpoint.name, offlineText(endpoint)])).toEqual(
      posts.map((endpoint) => [endpoint.name, expected(endpoint)]),
    );
    expect(offlineText(contract.auth.resetPassword)).toBe(texts.offlineReset);
    expect(offlineText(contract.coupons.list)).toBe(contract.coupons.list.failure);
  });

  it('uses every text of the error catalogue', () => {
    const usedTexts = new Set(
      endpoints.flatMap((endpoint) => [endpoint.failure, offlineText(endpoint)]),
    );
    expect(Object.values(texts).filter((text) => !usedTexts.has(text))).toEqual([]);
  });

  it('has every endpoint of the spec', () => {
    const declared = new Set(endpoints.map(methodAndPath));
    const missing = specEndpoints.filter(
      ({ path, ...rest }) =>
        !declared.has(methodAndPath({ ...rest, path: path.replace(/\{(?!platform)\w+\}/g, ':p') })),
    );
    expect(missing).toEqual([]);
  });

  it("has the spec's exact methods and paths", () => {
    const specPaths = new Set(
      specEndpoints.map(
        (specEndpoint) =>
          `${specEndpoint.base} ${specEndpoint.method} ${specEndpoint.path.replace(/\/$/, '')}`,
      ),
    );
    const knownPaths = new Set(
      specEndpoints.map((specEndpoint) =>
        methodAndPath({
          ...specEndpoint,
          path: specEndpoint.path.replace(/\{(?!platform)\w+\}/g, ':p'),
        }),
      ),
    );
    const pathOf = (endpoint: Endpoint) =>
      `${endpoint.base ?? 'main'} ${endpoint.method} ${endpoint.path.replace(/\/$/, '')}`;
    const wrong = endpoints
      .filter((endpoint) => knownPaths.has(methodAndPath(endpoint)))
      .filter((endpoint) => {
        const shape = (text: string) => text.replace(/:\w+|\{(?!platform)\w+\}/g, '*');
        return ![...specPaths].some((each) => shape(each) === shape(pathOf(endpoint)));
      });
    expect(wrong.map((endpoint) => endpoint.path)).toEqual([]);
  });
});
