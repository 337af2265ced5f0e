import { describe, expect, it } from 'vitest';
import { allEndpoints, openApiDocument, openApiPath } from './openapi';

const document = openApiDocument({ platformName: 'Voltmart', platformSlug: 'voltmart' });
const operationOf = (name: string) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((operation) => operation['operationId'] === name);

describe('the OpenAPI document', () => {
  it('lists every endpoint exactly once', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${String(operationId)} ${method} ${path}`,
      ),
    );
    expect(described.sort()).toEqual(
      allEndpoints
        .map(
          (endpoint) =>
            `${endpoint.name} ${endpoint.method.toLowerCase()} ${openApiPath(endpoint, 'voltmart')}`,
        )
        .sort(),
    );
    expect(new Set(allEndpoints.map((endpoint) => endpoint.name)).size).toBe(allEndpoints.length);
  });

  it('describes the wire format, with money as a number and optional paging', () => {
    const list = operationOf('coupons.list');
    expect(list?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    );
    expect(JSON.stringify(operationOf('payments.start'))).toContain(
      '"expectedTotal":{"type":"number"',
    );
  });

  it('replaces the platform placeholder everywhere', () => {
    expect(JSON.stringify(document)).not.toContain('{platform}');
    expect(
      allEndpoints.filter(({ failure, offline = '' }) =>
        `${failure}${offline}`.includes('{platform}'),
      ),
    ).toEqual([]);
  });

  it('marks endpoints that need a token', () => {
    expect(
      [
        operationOf('catalogue.products')?.['security'],
        operationOf('coupons.create')?.['security'],
      ].map((security) => JSON.stringify(security)),
    ).toContain('[{"bearer":[]}]');
    expect(operationOf('auth.signInCustomer')?.['security']).toEqual([]);
  });
});
