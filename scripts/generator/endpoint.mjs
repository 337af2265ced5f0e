import ts from 'typescript';
import { changeSet } from './change-set.mjs';
import { contractCode, contractImports, schemasCode } from './contract-templates.mjs';
import { addedTitle, insertCode, testCode, testFile, testTables } from './api-test-template.mjs';
import { contractFolder, describeEndpoint } from './describe-endpoint.mjs';
import { camel, fail } from './names.mjs';
import {
  columnsCode,
  handlerCode,
  mapperCode,
  methodCode,
  methodImports,
  queryCode,
  queryImports,
  queryNames,
  rowImports,
} from './server-templates.mjs';
import {
  addImport,
  addNamespaceImport,
  addProperty,
  addStatement,
  declaration,
  destructuredNames,
  find,
  hasName,
  parse,
  returnedObject,
} from './syntax.mjs';

export const endpointOptions = {
  method: { type: 'string', default: 'get' },
  list: { type: 'boolean', default: false },
  access: { type: 'string' },
  path: { type: 'string' },
  table: { type: 'string' },
  columns: { type: 'string' },
  input: { type: 'string' },
  noun: { type: 'string' },
  group: { type: 'string' },
  sample: { type: 'string', multiple: true, default: [] },
};

/**
 * `new endpoint <module> <name>`: writes an endpoint over a table of the module, from the contract
 * to the test. Returns the paths of new and of changed files. Throws `GeneratorError` and changes
 * nothing when it does not know a name or finds no place for its code.
 */
export async function newEndpoint(root, [module, name], options) {
  const files = changeSet(root);
  const endpoint = await describeEndpoint(files, { module, name, options });
  await writeContract(files, endpoint);
  await writeRoutes(files, endpoint);
  await writeReads(files, endpoint);
  if (!endpoint.isRead) {
    await writeService(files, endpoint);
    await writeRepository(files, endpoint);
  }
  await writeTest(files, endpoint);
  return { ...(await files.commit()), notes: notesOf(endpoint) };
}

const addImports = (text, imports) =>
  imports.reduce((result, [from, names]) => addImport(result, from, names), text);

/** The tasks that remain to be done by hand. A test fails until they are done. */
function notesOf({ scope, method, path, group, name, required, noun, hasInsert }) {
  const references = required.filter(({ references: table }) => table && !testTables.has(table));
  return [
    scope.kind === 'store' &&
      path.includes(':id') &&
      `Add ${group}.${name} to apps/api/src/test/tenancy/cases.ts for http/tenancy.test.ts.`,
    scope.kind === 'platform' &&
      method !== 'GET' &&
      `Add ${group}.${name} to apps/api/src/test/audit/audited-endpoints.ts for http/audit.test.ts.`,
    ...(hasInsert ? [] : references).map(
      (column) =>
        `Insert a row of ${column.references} in insert${noun.pascal} of ${noun.plural}.test.ts, for its ${column.name}.`,
    ),
  ].filter(Boolean);
}

async function writeContract(files, endpoint) {
  const schemas = schemasCode(endpoint);
  await files.edit(`${contractFolder}/${endpoint.contractFile}.ts`, (text) => {
    const withZod = schemas ? addNamespaceImport(text, 'zod/mini', 'z') : text;
    const imported = addImports(withZod, contractImports(endpoint, schemas));
    return [schemas, contractCode(endpoint)].filter(Boolean).reduce(addStatement, imported);
  });
}

async function writeRoutes(files, endpoint) {
  const { folder, module, group, name, isRead } = endpoint;
  const path = `${folder}/${module}.routes.ts`;
  const locate = (source) => {
    const call = find(
      source,
      (node) =>
        ts.isCallExpression(node) &&
        node.expression.getText() === 'endpoints' &&
        node.arguments[0]?.getText() === `contract.${group}` &&
        ts.isObjectLiteralExpression(node.arguments[1]),
    );
    return call?.arguments[1] ?? fail(`${path} has no endpoints(contract.${group}, { … }).`);
  };
  const handlers = locate(parse(await files.read(path)));
  let routes = handlers.parent;
  while (routes && !ts.isArrowFunction(routes)) routes = routes.parent;
  const service = routes && destructuredNames(routes).find((each) => each === camel(module));
  if (!service && !isRead) fail(`The routes of ${path} do not get the service "${camel(module)}".`);
  await files.edit(path, (text) => {
    const edited = addProperty(text, locate, { name, code: handlerCode({ ...endpoint, service }) });
    return addImports(
      edited,
      [
        endpoint.scope.kind === 'store' && ['../../platform/scope', ['requireStore']],
        isRead && [`./${module}.reads`, [queryNames[endpoint.kind](endpoint)]],
      ].filter(Boolean),
    );
  });
}

async function writeService(files, endpoint) {
  const { folder, module, kind, name } = endpoint;
  const path = `${folder}/${module}.service.ts`;
  const service = `${camel(module)}Service`;
  const create = (source) => {
    const found = declaration(source, service)?.initializer;
    return found && ts.isArrowFunction(found)
      ? found
      : fail(`${path} has no arrow function "${service}".`);
  };
  const locate = (source) =>
    returnedObject(create(source)) ??
    fail(`${service} of ${path} does not return an object literal.`);
  const known = destructuredNames(create(parse(await files.read(path))));
  const needed = [
    'db',
    ...(kind === 'create' ? ['ids', ...(endpoint.stamps.length > 0 ? ['clock'] : [])] : []),
  ];
  const missing = needed.find((each) => !known.includes(each));
  if (missing) fail(`${service} of ${path} does not get "${missing}".`);
  await files.edit(path, (text) => {
    const edited = addProperty(text, locate, { name, code: methodCode(endpoint), blankLine: true });
    return addImports(edited, methodImports(endpoint));
  });
}

async function writeReads(files, endpoint) {
  const { readsPath: path, isNew, isRead } = endpoint;
  const parts = [
    isNew && columnsCode(endpoint),
    isNew && mapperCode(endpoint),
    isRead && queryCode(endpoint),
  ].filter(Boolean);
  if (parts.length === 0) return;
  if (!files.exists(path)) files.create(path, '');
  const code = parts.join('\n\n');
  const imports = isRead ? queryImports(endpoint, code) : rowImports(endpoint);
  await files.edit(path, (text) => {
    checkQueryName(text, path, endpoint);
    return addStatement(addImports(text, imports), code);
  });
}

async function writeRepository(files, endpoint) {
  const path = `${endpoint.folder}/${endpoint.module}.repository.ts`;
  const code = queryCode(endpoint);
  await files.edit(path, (text) => {
    checkQueryName(text, path, endpoint);
    return addStatement(addImports(text, queryImports(endpoint, code)), code);
  });
}

function checkQueryName(text, path, endpoint) {
  const name = queryNames[endpoint.kind](endpoint);
  if (hasName(text, name)) fail(`${path} already has "${name}". Choose another name with --noun.`);
}

async function writeTest(files, endpoint) {
  const { testFile: path, kind, noun, hasInsert } = endpoint;
  if (!files.exists(path)) files.create(path, testFile());
  else if (!hasInsert && !(await files.read(path)).includes(addedTitle(noun)))
    fail(`${path} is in use. Choose another name with --noun.`);
  await files.edit(path, (text) => {
    const withInsert =
      kind === 'create' || hasInsert
        ? text
        : addStatement(
            addImport(text, '../../db/schema', [endpoint.table.name]),
            insertCode(endpoint),
          );
    return addStatement(withInsert, testCode(endpoint));
  });
}
