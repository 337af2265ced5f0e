import * as z from 'zod/mini';
import { platformField } from '@market/api-client/endpoint';

/** Converts from memory units to the wire. */
type Encode = (value: unknown) => unknown;

/**
 * Compiles the encoder of a reply once, because running the schema for each reply takes longer than
 * the rest of a listing (`bench:catalogue`). Does what `z.encode` does for the kinds of schema that
 * replies use: converts, drops unlisted fields, writes the platform's name into field names, and
 * throws for values of another type. It does not check lengths, ranges and formats, which were
 * validated on input.
 */
export function replyEncoder(schema: z.core.$ZodType, platformSlug: string): Encode {
  const encoderOf = (part: z.core.$ZodType): Encode => replyEncoder(part, platformSlug);
  // The union of all kinds of schema; the library exports it only here.
  const { _zod } = schema as z.core.$ZodTypes;
  const { def } = _zod;
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return ofType(def.type);
    case 'null':
      return nullOnly;
    case 'unknown':
      return asItIs;
    case 'literal':
      return oneOf(new Set<unknown>(def.values));
    case 'enum':
      return oneOf(new Set<unknown>(Object.values(def.entries)));
    case 'optional':
      return unless(undefined, encoderOf(def.innerType));
    case 'nullable':
      return unless(null, encoderOf(def.innerType));
    case 'array':
      return eachOf(encoderOf(def.element));
    case 'record':
      return valuesOf(encoderOf(def.valueType));
    case 'object':
      return def.catchall === undefined
        ? shaped(
            Object.entries(def.shape).map(([key, each]) => [
              platformField(key, platformSlug),
              key,
              encoderOf(each),
            ]),
          )
        : bySchema(schema);
    case 'pipe':
      return 'reverseTransform' in def
        ? converted(encoderOf(def.out), encoderOf(def.in), def.reverseTransform)
        : bySchema(schema);
    default:
      return bySchema(schema);
  }
}

const bySchema =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

const asItIs: Encode = (value) => value;

const refuse = (expected: string, value: unknown): never => {
  throw new TypeError(
    `A reply holds ${value === null ? 'null' : typeof value} where the contract says ${expected}`,
  );
};

const ofType =
  (kind: 'string' | 'boolean' | 'number'): Encode =>
  (value) =>
    typeof value === kind ? value : refuse(kind, value);

const nullOnly: Encode = (value) => (value === null ? value : refuse('null', value));

const oneOf =
  (values: ReadonlySet<unknown>): Encode =>
  (value) =>
    values.has(value) ? value : refuse([...values].join(' | '), value);

const unless =
  (empty: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === empty ? value : encode(value);

const eachOf =
  (encode: Encode): Encode =>
  (value) =>
    Array.isArray(value) ? value.map((each) => encode(each)) : refuse('a list', value);

const valuesOf =
  (encode: Encode): Encode =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encode(each)]))
      : refuse('a record', value);

function shaped(
  fields: readonly (readonly [wireName: string, name: string, encode: Encode])[],
): Encode {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object', value);
    const made: Record<string, unknown> = {};
    for (const [wireName, name, encode] of fields)
      made[wireName] = encode(Reflect.get(value, name));
    return made;
  };
}

function converted(before: Encode, after: Encode, convert: (...given: never[]) => unknown): Encode {
  return (value) =>
    after(Reflect.apply(convert, undefined, [before(value), { value, issues: [] }]));
}
