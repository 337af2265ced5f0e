import ts from 'typescript';
import { canBeInput } from './contract-templates.mjs';
import { camel, checkName, fail, kebab, pascal, plural, singular, words } from './names.mjs';
import { isRead, mapperCode } from './server-templates.mjs';
import { declaration, find, hasName, parse } from './syntax.mjs';
import { chooseColumns, chooseTable, readScope, readTables } from './tables.mjs';

export const contractFolder = 'packages/api-client/src/contract';
const kinds = { get: 'get', post: 'create', patch: 'update', delete: 'remove' };

/** What the templates need to know about an endpoint. */
export async function describeEndpoint(files, { module, name, options }) {
  checkName('module', module, 'kebab');
  checkName('endpoint name', name, 'camel');
  const kind = options.list ? 'list' : kinds[options.method.toLowerCase()];
  if (!kind) fail(`--method must be one of ${Object.keys(kinds).join(', ')}.`);
  if (!options.access) fail('Pass an access rule of contract/access.ts with --access.');
  const scope = readScope(await files.read(`${contractFolder}/access.ts`), options.access);

  const folder = `apps/api/src/modules/${module}`;
  if (!files.exists(`${folder}/${module}.routes.ts`))
    fail(`There is no ${folder}/${module}.routes.ts.`);
  const tablesPath = `${folder}/${module}.tables.ts`;
  const table = chooseTable(readTables(await files.read(tablesPath)), options.table, tablesPath);
  if (scope.kind === 'store' && !table.columns.some((column) => column.name === 'storeId'))
    fail(`${options.access} is for one store, and ${table.name} has no column "storeId".`);

  const noun = nounNames(options.noun ?? singular(kebab(table.name.replace(/Table$/, ''))));
  const readsPath = `${folder}/${module}.reads.ts`;
  const known = files.exists(readsPath)
    ? namesIn(await files.read(readsPath), `${noun.camel}Columns`)
    : undefined;
  const isNew = kind !== 'remove' && known === undefined;
  const columns = kind === 'remove' ? [] : chooseColumns(table, known ?? options.columns);
  const testPath = `${folder}/${noun.plural}.test.ts`;
  const group = options.group ?? groupOf(await files.read(`${folder}/${module}.routes.ts`), module);
  const contractFile = await contractFileOf(files, group);
  const contract = await files.read(`${contractFolder}/${contractFile}.ts`);
  if (hasName(contract, name)) fail(`${group}.${name} exists already.`);
  if (isNew && hasName(contract, `${noun.camel}Schema`))
    fail(`contract/${contractFile}.ts already has this noun. Choose another name with --noun.`);
  const knownInputs = namesIn(contract, `${noun.camel}InputSchema`);
  if (knownInputs && options.input)
    fail(`contract/${contractFile}.ts already has an input schema: leave --input out to use it.`);
  const searched = columns
    .filter((column) => column.kind === 'text' && !column.isTyped)
    .map((column) => column.name);
  const method = options.list ? 'GET' : options.method.toUpperCase();
  const hasId = kind === 'get' || kind === 'update' || kind === 'remove';
  const path = options.path ?? `/${noun.plural}${hasId ? '/:id' : ''}`;
  if (hasId !== path.includes('/:id'))
    fail(`The path ${path} must ${hasId ? '' : 'not '}contain "/:id".`);

  const endpoint = {
    kind,
    module,
    folder,
    name,
    group,
    method,
    path,
    scope,
    table,
    noun,
    columns,
    isNew,
    searched,
    rule: options.access,
    contractFile,
    readsPath,
    isRead: isRead(kind),
    queryType: searched.length > 0 ? 'SearchQuery' : 'PageQuery',
    inputs:
      kind === 'create' || kind === 'update'
        ? chooseInputs(table, knownInputs || options.input)
        : [],
    hasNewInput: !knownInputs && options.input !== undefined,
    sort: timeOf(table),
    testFile: testPath,
    hasInsert:
      files.exists(testPath) && hasName(await files.read(testPath), `insert${noun.pascal}`),
    samples: new Map(options.sample.map((each) => each.split(/=(.*)/s))),
    isMapped: mapperCode({ noun, columns }) !== undefined,
    isInSpec: await isInSpec(files, method, path),
  };
  if (kind === 'list' && !endpoint.sort)
    fail(`${table.name} has no time column to sort by: write this list by hand.`);
  return { ...endpoint, ...insertedColumns(endpoint) };
}

async function contractFileOf(files, group) {
  const index = await files.read(`${contractFolder}/index.ts`);
  const file = new RegExp(`export \\* as ${group} from '\\./(.+)';`).exec(index)?.[1];
  return file ?? fail(`contract/index.ts exports no group "${group}".`);
}

const nounNames = (name) => {
  checkName('noun', name, 'kebab');
  const many = plural(name);
  return {
    kebab: name,
    plural: many,
    camel: camel(name),
    pascal: pascal(name),
    pascalPlural: pascal(many),
    words: { one: words(name), plural: words(many) },
  };
};

/** The names in the object of a top-level `const`, with commas; undefined when there is none. */
function namesIn(text, name) {
  const object = find(declaration(parse(text), name) ?? parse(''), (node) =>
    ts.isObjectLiteralExpression(node),
  );
  return object?.properties.map((each) => each.name.getText()).join(',');
}

function timeOf({ columns }) {
  const times = columns.filter(({ kind, isNullable }) => kind === 'instant' && !isNullable);
  return (times.find(({ name }) => name === 'createdAt') ?? times[0])?.name;
}

/**
 * The group of endpoints that a module serves. When there are several, the one with the module's
 * name.
 */
function groupOf(text, module) {
  const groups = [...text.matchAll(/endpoints\(contract\.(\w+)/g)].map(([, group]) => group);
  if (groups.length === 0) fail(`${module}.routes.ts has no endpoints(contract.…).`);
  if (groups.length > 1 && !groups.includes(camel(module)))
    fail(`Choose the group with --group: ${groups.join(', ')}.`);
  return groups.length === 1 ? groups[0] : camel(module);
}

function chooseInputs(table, names) {
  if (!names) fail('Name the columns that the request contains with --input.');
  const inputs = chooseColumns(table, names).filter(({ name }) => name !== 'id');
  const bad = inputs.find((column) => !canBeInput(column));
  if (bad) fail(`Column "${bad.name}" needs a hand-written schema: leave it out of --input.`);
  return inputs;
}

/**
 * The columns that an insert sets. Their values come from the request, the clock, the scope or, in
 * tests, a sample.
 */
function insertedColumns({ kind, table, inputs, samples, scope, hasInsert }) {
  const given = ['id', ...(scope.kind === 'store' ? ['storeId'] : [])];
  const required = table.columns.filter(
    ({ name, isNullable, hasDefault }) => !given.includes(name) && !isNullable && !hasDefault,
  );
  const untold = required.find(
    ({ name, kind: type, isTyped }) => (isTyped || !type) && !samples.has(name),
  );
  if (untold && !hasInsert)
    fail(`The test needs a value for "${untold.name}": pass one with --sample ${untold.name}=….`);
  const unset = required.filter(({ name }) => !inputs.some((each) => each.name === name));
  const missing = unset.find((column) => column.kind !== 'instant');
  if (kind === 'create' && missing)
    fail(`Every ${table.name} row needs "${missing.name}": add it to --input.`);
  return {
    required,
    stamps: unset.filter((column) => column.kind === 'instant').map(({ name }) => name),
  };
}

async function isInSpec(files, method, path) {
  const calls = JSON.parse(await files.read(`${contractFolder}/spec-endpoints.json`));
  const shape = (text) => text.replace(/:\w+|\{\w+\}/g, '*').toLowerCase();
  return calls.some((call) => call.method === method && shape(call.path) === shape(path));
}
