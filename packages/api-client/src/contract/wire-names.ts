import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.core.$ZodType>>;
type Path = readonly [string] | readonly [group: string, field: string];

/**
 * A response whose fields have the spec's names on the wire and ours in memory.
 * `wireNames(salesReportSchema, { total: 'sales' })` renames a field, and `{ logo: 'store.logo' }`
 * nests it one level deep. Only for responses, because checks across fields are lost.
 */
export function wireNames<S extends Fields>(
  { shape }: z.ZodMiniObject<S>,
  names: { readonly [K in keyof S]?: string },
): z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniType<z.output<z.ZodMiniObject<S>>>> {
  const paths = new Map(Object.keys(shape).map((key) => [key, toPath(names[key] ?? key)]));
  return z.codec(wireShape(shape, paths), z.any(), {
    decode: (wire) => fromWire(wire, paths),
    encode: (value: object) => toWire(value, paths),
  });
}

function toPath(name: string): Path {
  const [first = name, second] = name.split('.');
  return second === undefined ? [first] : [first, second];
}

function wireShape(shape: Fields, paths: ReadonlyMap<string, Path>): z.ZodMiniObject {
  const fields: Record<string, z.core.$ZodType> = {};
  const groups: Record<string, Record<string, z.core.$ZodType>> = {};
  for (const [key, field] of Object.entries(shape)) {
    const [first, second] = paths.get(key) ?? [key];
    if (second === undefined) fields[first] = field;
    else (groups[first] ??= {})[second] = field;
  }
  for (const [group, members] of Object.entries(groups)) fields[group] = z.object(members);
  return z.object(fields);
}

function toWire(value: object, paths: ReadonlyMap<string, Path>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [key, each] of Object.entries(value)) {
    const [first, second] = paths.get(key) ?? [key];
    if (second === undefined) wire[first] = each;
    else (groups[first] ??= {})[second] = each;
  }
  return Object.assign(wire, groups);
}

function fromWire(wire: object, paths: ReadonlyMap<string, Path>): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [key, [first, second]] of paths) {
    const part: unknown = Reflect.get(wire, first);
    const each: unknown =
      second !== undefined && typeof part === 'object' && part !== null
        ? Reflect.get(part, second)
        : part;
    if (each !== undefined) value[key] = each;
  }
  return value;
}
