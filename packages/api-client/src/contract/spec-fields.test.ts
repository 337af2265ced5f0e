import { expect, it } from 'vitest';
import { basePaths } from '../endpoint';
import { openApiDocument } from '../openapi';
import specFields from './spec-fields.json';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const { paths } = openApiDocument({ platformName: 'Voltmart', platformSlug: 'voltmart' });
const withoutNames = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}').toLowerCase();
const callOf = (method: string, path: string) => `${method.toUpperCase()} ${withoutNames(path)}`;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: callOf(method, path),
    operation,
  })),
);

const alternatives = (schema: unknown): Json[] =>
  isJson(schema)
    ? [schema, ...[schema['anyOf'], schema['allOf'], schema['oneOf']].flat().flatMap(alternatives)]
    : [];

function child(schema: Json, name: string): unknown[] {
  if (name === '[]') return [schema['items']];
  const { properties, propertyNames, additionalProperties } = schema;
  if (isJson(properties) && name in properties) return [properties[name]];
  const named = alternatives(propertyNames).some(
    ({ enum: names }) => Array.isArray(names) && names.includes(name),
  );
  return named ? [additionalProperties] : [];
}

/** Whether one of the schemas has a field at this path, for example `rows[].store.logo`. */
const hasField = (schemas: readonly unknown[], at: string): boolean =>
  at
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((name) => name !== '')
    .reduce<readonly unknown[]>(
      (found, name) => found.flatMap(alternatives).flatMap((schema) => child(schema, name)),
      schemas,
    ).length > 0;

function schemasOf(operation: Json, side: string): unknown[] {
  const content = (part: unknown): unknown[] =>
    isJson(part) && isJson(part['content'])
      ? Object.values(part['content']).map((media) => (isJson(media) ? media['schema'] : undefined))
      : [];
  if (side === 'body') return content(operation['requestBody']);
  const responses = isJson(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => content(response))
    .flatMap(alternatives)
    .flatMap((envelope) => child(envelope, 'data'));
}

it("every request and response has the spec's fields, with their names and nesting", () => {
  const missingFields = specFields.flatMap(({ entity, method, path, side, at }) => {
    const served = operations.filter(({ call }) =>
      Object.values(basePaths).some(
        (base) => call === callOf(method, base + path.replace('{platform}', 'voltmart')),
      ),
    );
    const schemas = served.flatMap(({ operation }) => schemasOf(operation, side));
    const field = at.replace('{platform}', 'Voltmart');
    const found = hasField(schemas, field) || hasField(schemas, field.replace(/^rows(?=\[\])/, ''));
    return served.length > 0 && !found ? [`${entity}: ${method} ${path} ${at}`] : [];
  });
  expect(missingFields).toEqual([]);
});
