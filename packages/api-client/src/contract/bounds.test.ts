import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRows } from '../openapi';

type Schema = z.core.$ZodType;
type Checks = readonly z.core.$ZodCheck[] | undefined;

/** What a schema without limits accepts. */
const ODD_NUMBERS = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e300, -1e300];
const ODD_DATES = ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'];

const refuses = (schema: Schema, values: readonly unknown[]): boolean =>
  values.every((value) => !z.safeParse(schema, value).success);

/** `^[a-z]{1,6}$`: anchored, and nothing in it repeats without an end. */
function isClosed({ source }: RegExp): boolean {
  const outsideClasses = source.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_');
  return (
    outsideClasses.startsWith('^') &&
    outsideClasses.endsWith('$') &&
    !/[*+]|\{\d+,\}/.test(outsideClasses)
  );
}

const limitsLength = (checks: Checks): boolean =>
  (checks ?? []).some(
    ({ _zod: { def } }) =>
      def.check === 'max_length' ||
      def.check === 'length_equals' ||
      ('pattern' in def && def.pattern instanceof RegExp && isClosed(def.pattern)),
  );

const isNumber = (schema: Schema): boolean => schema._zod.def.type === 'number';

const formatOf = (def: object): unknown => ('format' in def ? def.format : undefined);

function stringProblem(schema: Schema, def: z.core.$ZodStringDef): string | undefined {
  if (formatOf(def) === 'date')
    return refuses(schema, ODD_DATES) ? undefined : 'a date without limits';
  if (formatOf(def) === 'datetime')
    return refuses(
      schema,
      ODD_DATES.map((day) => `${day}T00:00:00Z`),
    )
      ? undefined
      : 'a time without limits';
  const own = 'pattern' in def && def.pattern instanceof RegExp && isClosed(def.pattern);
  return own || limitsLength(def.checks) ? undefined : 'a text without a maximum length';
}

/** What has no limit below `schema`, by path. `seen` stops at schemas that contain themselves. */
function unbounded(schema: Schema, path: string, seen: readonly Schema[] = []): string[] {
  if (seen.includes(schema)) return [];
  const into = (inner: Schema, at = path): string[] => unbounded(inner, at, [...seen, schema]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const problem = stringProblem(schema, def);
      return problem === undefined ? [] : [`${path}: ${problem}`];
    }
    case 'number':
      return refuses(schema, ODD_NUMBERS) ? [] : [`${path}: a number without limits`];
    case 'array':
      return [
        ...(limitsLength(def.checks) ? [] : [`${path}: a list without a maximum length`]),
        ...into(def.element, `${path}[]`),
      ];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => into(inner, `${path}.${name}`));
    case 'record':
      return [...into(def.keyType, `${path}{key}`), ...into(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => into(option));
    case 'intersection':
      return [...into(def.left), ...into(def.right)];
    case 'pipe':
      if (isNumber(def.in))
        return refuses(schema, ODD_NUMBERS) ? [] : [`${path}: a number without limits`];
      return (
        [def.in, def.out]
          .map((side) => into(side))
          .sort((one, other) => one.length - other.length)[0] ?? []
      );
    case 'transform':
      return [`${path}: ${def.type}`];
    case 'lazy':
      return into(def.getter());
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return into(def.innerType);
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'file':
      return [];
    default:
      return [`${path}: ${def.type} cannot be judged`];
  }
}

describe('what callers send', () => {
  it('has a limit everywhere: texts, lists, numbers and dates', () => {
    const problems = allRows.flatMap((row) => [
      ...(row.query ? unbounded(row.query, `${row.name} query`) : []),
      ...(row.body ? unbounded(row.body, `${row.name} body`) : []),
    ]);
    expect(problems).toEqual([]);
  });
});
