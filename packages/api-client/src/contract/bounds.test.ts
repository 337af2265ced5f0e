import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../openapi';

type Schema = z.core.$ZodType;
type Checks = readonly z.core.$ZodCheck[] | undefined;

/** Values that a schema without limits of its own accepts. */
const ODD_NUMBERS = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e300, -1e300];
const ODD_DATES = ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'];

const rejects = (schema: Schema, values: readonly unknown[]): boolean =>
  values.every((value) => !z.safeParse(schema, value).success);

/** Whether a pattern is anchored and has no unbounded repetition: `^[a-z]{1,6}$`. */
function isBounded({ source }: RegExp): boolean {
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
      ('pattern' in def && def.pattern instanceof RegExp && isBounded(def.pattern)),
  );

const isNumber = (schema: Schema): boolean => schema._zod.def.type === 'number';

const formatOf = (def: object): unknown => ('format' in def ? def.format : undefined);

function stringProblem(schema: Schema, def: z.core.$ZodStringDef): string | undefined {
  if (formatOf(def) === 'date')
    return rejects(schema, ODD_DATES) ? undefined : 'a date without limits';
  if (formatOf(def) === 'datetime')
    return rejects(
      schema,
      ODD_DATES.map((day) => `${day}T00:00:00Z`),
    )
      ? undefined
      : 'a time without limits';
  const hasBoundedPattern =
    'pattern' in def && def.pattern instanceof RegExp && isBounded(def.pattern);
  return hasBoundedPattern || limitsLength(def.checks)
    ? undefined
    : 'a text without a maximum length';
}

/**
 * Paths below `schema` without a limit. `seen` stops the recursion at schemas that contain
 * themselves.
 */
function unbounded(schema: Schema, path: string, seen: readonly Schema[] = []): string[] {
  if (seen.includes(schema)) return [];
  const visit = (inner: Schema, at = path): string[] => unbounded(inner, at, [...seen, schema]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const problem = stringProblem(schema, def);
      return problem === undefined ? [] : [`${path}: ${problem}`];
    }
    case 'number':
      return rejects(schema, ODD_NUMBERS) ? [] : [`${path}: a number without limits`];
    case 'array':
      return [
        ...(limitsLength(def.checks) ? [] : [`${path}: a list without a maximum length`]),
        ...visit(def.element, `${path}[]`),
      ];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => visit(inner, `${path}.${name}`));
    case 'record':
      return [...visit(def.keyType, `${path}{key}`), ...visit(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => visit(option));
    case 'intersection':
      return [...visit(def.left), ...visit(def.right)];
    case 'pipe':
      if (isNumber(def.in))
        return rejects(schema, ODD_NUMBERS) ? [] : [`${path}: a number without limits`];
      return (
        [def.in, def.out]
          .map((side) => visit(side))
          .sort((one, other) => one.length - other.length)[0] ?? []
      );
    case 'transform':
      return [`${path}: ${def.type}`];
    case 'lazy':
      return visit(def.getter());
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return visit(def.innerType);
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

describe('request schemas', () => {
  it('limit every text, list, number and date', () => {
    const problems = allEndpoints.flatMap((endpoint) => [
      ...(endpoint.query ? unbounded(endpoint.query, `${endpoint.name} query`) : []),
      ...(endpoint.body ? unbounded(endpoint.body, `${endpoint.name} body`) : []),
    ]);
    expect(problems).toEqual([]);
  });
});
