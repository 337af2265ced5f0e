import { describe, expect, it } from 'vitest';
import { allRows, openApiDocument, openApiPath } from './openapi';

const document = openApiDocument({ platformName: 'Voltmart', platformSlug: 'voltmart' });
const operationOf = (name: string) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((operation) => operation['operationId'] === name);

describe('the OpenAPI document', () => {
  it('holds every row of the table once', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${String(operationId)} ${method} ${path}`,
      ),
    );
    expect(described.sort()).toEqual(
      allRows
        .map((row) => `${row.name} ${row.method.toLowerCase()} ${openApiPath(row, 'voltmart')}`)
        .sort(),
    );
    expect(new Set(allRows.map((row) => row.name)).size).toBe(allRows.length);
  });

  it('shows what is on the wire: money as a number, pages with their defaults', () => {
    const list = operationOf('coupons.list');
    expect(list?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    );
    expect(JSON.stringify(operationOf('payments.start'))).toContain(
      '"expectedTotal":{"type":"number"',
    );
  });

  it('names the platform wherever a row leaves room for it', () => {
    expect(JSON.stringify(document)).not.toContain('{platform}');
    expect(
      allRows.filter(({ failure, offline = '' }) => `${failure}${offline}`.includes('{platform}')),
    ).toEqual([]);
  });

  it('marks who needs a token', () => {
    expect(
      [
        operationOf('catalogue.products')?.['security'],
        operationOf('coupons.create')?.['security'],
      ].map((security) => JSON.stringify(security)),
    ).toContain('[{"bearer":[]}]');
    expect(operationOf('auth.signInCustomer')?.['security']).toEqual([]);
  });
});
