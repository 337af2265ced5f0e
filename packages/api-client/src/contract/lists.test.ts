import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../openapi';

/** Lists whose field is named by the specification (section 3). See ADR 26. */
const namedBySpec: Readonly<Record<string, string>> = { 'sales.byProduct': 'salesProduct' };

const wireSchema = (data: z.core.$ZodType) =>
  z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' });

function fieldsOf(schema: z.core.JSONSchema.BaseSchema): [string, z.core.JSONSchema._JSONSchema][] {
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []);
  return [...Object.entries(schema.properties ?? {}), ...alternatives.flatMap(fieldsOf)];
}

const isArray = (schema: z.core.JSONSchema._JSONSchema): boolean =>
  typeof schema === 'object' && schema.type === 'array';

/**
 * `bare`, or the name of the field that holds the list. Undefined when the response is one record.
 */
function listField(data: z.core.$ZodType): string | undefined {
  const schema = wireSchema(data);
  if (isArray(schema)) return 'bare';
  const fields = fieldsOf(schema);
  const names = fields.map(([name]) => name);
  const arrays = fields.filter(([, field]) => isArray(field)).map(([name]) => name);
  if (arrays.includes('rows')) return names.includes('count') ? 'rows' : 'rows without a count';
  const isList = arrays.length === 1 && (names.includes('count') || names.length === 1);
  return isList ? arrays[0] : undefined;
}

it('every list has `rows` and `count`, unless the specification names its fields', () => {
  const others = allEndpoints.flatMap(({ name, data }) => {
    const field = listField(data);
    return field === undefined || field === 'rows' ? [] : [[name, field]];
  });
  expect(Object.fromEntries(others)).toEqual(namedBySpec);
});
