import ts from 'typescript';
import { fail } from './names.mjs';
import { declaration, find, parse } from './syntax.mjs';

/**
 * The column functions of drizzle-orm and db/columns.ts, with the kinds that the generator gives
 * their columns.
 */
const kinds = {
  id: 'id',
  uuid: 'id',
  text: 'text',
  instant: 'instant',
  kobo: 'kobo',
  integer: 'integer',
  smallint: 'integer',
  doublePrecision: 'number',
  boolean: 'boolean',
  date: 'date',
};

/**
 * The tables of a module's `*.tables.ts`: `{ name, columns }`, where a column has `name`, `kind`
 * (undefined when the generator does not know it), `isNullable`, `hasDefault`, `isTyped` (by
 * `$type`) and `references` (a table's name).
 */
export function readTables(text) {
  const source = parse(text);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.expression?.getText() === 'pgTable')
    .map(({ name, initializer }) => ({
      name: name.getText(),
      columns: initializer.arguments[1].properties.map(readColumn),
    }));
}

/** `text('status').$type<Status>().notNull()` is read from the last call to the first. */
function readColumn({ name, initializer }) {
  const calls = [];
  let call = initializer;
  while (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    calls.push({ method: call.expression.name.text, args: call.arguments });
    call = call.expression.expression;
  }
  const has = (method) => calls.some((each) => each.method === method);
  const columnType = ts.isCallExpression(call) ? call.expression.getText() : undefined;
  const target = calls.find(({ method }) => method === 'references')?.args[0];
  return {
    name: name.getText(),
    kind: has('array') ? undefined : kinds[columnType],
    isNullable: columnType !== 'id' && !has('notNull') && !has('primaryKey'),
    hasDefault: calls.some(({ method }) => /^(default|generatedAlwaysAs|\$default)/.test(method)),
    isTyped: has('$type'),
    references: target && find(target, ts.isPropertyAccessExpression)?.expression.getText(),
  };
}

/** The table with this name, or the only table when no name is given. */
export function chooseTable(tables, name, path) {
  const names = tables.map((table) => table.name).join(', ');
  if (name === undefined && tables.length !== 1) fail(`Choose a table with --table: ${names}.`);
  const table = name === undefined ? tables[0] : tables.find((each) => each.name === name);
  return table ?? fail(`${path} has no table "${name}". It has ${names}.`);
}

/**
 * `id` and the columns that `names` lists with commas. Throws for unknown names and for kinds that
 * need hand-written code.
 */
export function chooseColumns(table, names) {
  const known = table.columns.filter(({ kind }) => kind !== undefined).map(({ name }) => name);
  if (names === undefined)
    fail(
      `Name the columns that the response contains with --columns. ${table.name} has ${known.join(',')}.`,
    );
  return [...new Set(['id', ...names.split(',')])].map((name) => {
    const column = table.columns.find((each) => each.name === name);
    if (!column) fail(`${table.name} has no column "${name}". It has ${known.join(', ')}.`);
    if (column.kind === undefined)
      fail(
        `Column "${name}" of ${table.name} has a type that needs hand-written code: leave it out.`,
      );
    return column;
  });
}

/**
 * Who an access rule of contract/access.ts admits: `store` or `platform`. Throws for any other
 * rule.
 */
export function readScope(accessText, rule) {
  const source = parse(accessText);
  const initializer = declaration(source, rule)?.initializer;
  if (!initializer) fail(`--access "${rule}" is not a rule of contract/access.ts.`);
  const rolesOf = (node) =>
    ts.isIdentifier(node)
      ? rolesOf(declaration(source, node.text).initializer)
      : (find(node, ts.isArrayLiteralExpression)?.elements.map(({ text }) => text) ?? []);
  const object = find(initializer, ts.isObjectLiteralExpression);
  const valueOf = (name) =>
    object?.properties.find((each) => each.name.getText() === name)?.initializer;
  const roles = rolesOf(valueOf('access'));
  const only = (...allowed) => roles.length > 0 && roles.every((role) => allowed.includes(role));
  const resource = valueOf('resource')?.text;
  if (only('merchant', 'staff')) return { kind: 'store', resource };
  if (only('admin', 'super_admin', 'approver', 'scheduler')) return { kind: 'platform', resource };
  return fail(
    `${rule} is for ${roles.join(', ')}, who see different rows: write this endpoint by hand.`,
  );
}
