import * as z from 'zod/mini';
import { platformField } from '@market/api-client/endpoint';

/** Converts a value from its form in memory to its form in the reply. */
type Encode = (value: unknown) => unknown;

/**
 * Compiles the encoder of a reply once, because running the schema for each reply takes longer than
 * the rest of a listing (`bench:catalogue`). Does what `z.encode` does for the kinds of schema that
 * replies use: converts, drops unlisted fields, writes the platform's name into field names, and
 * throws for values of another type. It does not check lengths, ranges and formats, which were
 * validated on input.
 */
export function replyEncoder(schema: z.core.$ZodType, platformSlug: string): Encode {
  const createEncoder = (part: z.core.$ZodType): Encode => replyEncoder(part, platformSlug);
  // The union of all kinds of schema; the library exports it only here.
  const { _zod } = schema as z.core.$ZodTypes;
  const { def } = _zod;
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return encodePrimitive(def.type);
    case 'null':
      return encodeNull;
    case 'unknown':
      return keepValue;
    case 'literal':
      return encodeOneOf(new Set<unknown>(def.values));
    case 'enum':
      return encodeOneOf(new Set<unknown>(Object.values(def.entries)));
    case 'optional':
      return encodeUnlessEmpty(undefined, createEncoder(def.innerType));
    case 'nullable':
      return encodeUnlessEmpty(null, createEncoder(def.innerType));
    case 'array':
      return encodeList(createEncoder(def.element));
    case 'record':
      return encodeRecord(createEncoder(def.valueType));
    case 'object':
      return def.catchall === undefined
        ? encodeObject(
            Object.entries(def.shape).map(([key, each]) => [
              platformField(key, platformSlug),
              key,
              createEncoder(each),
            ]),
          )
        : encodeWithSchema(schema);
    case 'pipe':
      return 'reverseTransform' in def
        ? encodeConverted(createEncoder(def.out), createEncoder(def.in), def.reverseTransform)
        : encodeWithSchema(schema);
    default:
      return encodeWithSchema(schema);
  }
}

const encodeWithSchema =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

const keepValue: Encode = (value) => value;

const throwMismatch = (expected: string, value: unknown): never => {
  throw new TypeError(
    `A reply holds ${value === null ? 'null' : typeof value} where the contract says ${expected}`,
  );
};

const encodePrimitive =
  (kind: 'string' | 'boolean' | 'number'): Encode =>
  (value) =>
    typeof value === kind ? value : throwMismatch(kind, value);

const encodeNull: Encode = (value) => (value === null ? value : throwMismatch('null', value));

const encodeOneOf =
  (values: ReadonlySet<unknown>): Encode =>
  (value) =>
    values.has(value) ? value : throwMismatch([...values].join(' | '), value);

const encodeUnlessEmpty =
  (empty: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === empty ? value : encode(value);

const encodeList =
  (encode: Encode): Encode =>
  (value) =>
    Array.isArray(value) ? value.map((each) => encode(each)) : throwMismatch('a list', value);

const encodeRecord =
  (encode: Encode): Encode =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(each)]))
      : throwMismatch('a record', value);

function encodeObject(
  fields: readonly (readonly [wireName: string, name: string, encode: Encode])[],
): Encode {
  return (value) => {
    if (typeof value !== 'object' || value === null) return throwMismatch('an object', value);
    const encoded: Record<string, unknown> = {};
    for (const [wireName, name, encode] of fields)
      encoded[wireName] = encode(Reflect.get(value, name));
    return encoded;
  };
}

function encodeConverted(
  before: Encode,
  after: Encode,
  convert: (...given: never[]) => unknown,
): Encode {
  return (value) =>
    after(Reflect.apply(convert, undefined, [before(value), { value, issues: [] }]));
}
