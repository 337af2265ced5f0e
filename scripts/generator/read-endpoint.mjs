import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { register } from 'tsx/esm/api';
import { fail } from './names.mjs';
import { declaration, find, parse, property } from './syntax.mjs';

const contract = 'packages/api-client/src/contract';

/**
 * A list endpoint of the contract: its access rule, whether it can be searched, and the row's type
 * and fields. Types are read from the code, fields from the schema itself.
 */
export async function readListEndpoint(root, files, { endpoint: fullName, remove }) {
  const [group, name] = (fullName ?? '').split('.');
  if (!name) fail('Name the list endpoint with --endpoint, for example contact.list.');
  const index = await files.read(`${contract}/index.ts`);
  const file = new RegExp(`export \\* as ${group} from '\\./(.+)';`).exec(index)?.[1];
  if (!file) fail(`contract/index.ts exports no group "${group}".`);
  const path = `${contract}/${file}.ts`;
  const source = parse(await files.read(path));
  const definition = declaration(source, name)?.initializer?.arguments?.[0];
  if (!definition) fail(`${path} has no endpoint "${name}".`);
  const rule = definition.properties.find(ts.isSpreadAssignment)?.expression.getText();
  if (!rule)
    fail(`${fullName} has no access rule of contract/access.ts: write its screen by hand.`);

  const endpoints = await load(root, path);
  const endpoint = endpoints[name];
  const shape = endpoint.data._zod.def.shape ?? {};
  if (Object.keys(shape).sort().join() !== 'count,rows' || endpoint.path.includes(':'))
    fail(`${fullName} does not return exactly one list of rows: write its screen by hand.`);
  return {
    group,
    name,
    file,
    rule,
    removal: remove && checkRemoval(endpoints, endpoint, remove),
    isSearched: 'search' in (endpoint.query?._zod.def.shape ?? {}),
    fields: Object.entries(shape.rows._zod.def.element._zod.def.shape).map(([field, schema]) => ({
      name: field,
      ...readSchema(schema),
    })),
    ...(await readRowType(files, source, property(definition, 'data'), group)),
  };
}

/**
 * Returns the name of the endpoint in the same group that deletes a row. Throws unless it has the
 * list's access rule and no body.
 */
function checkRemoval(endpoints, list, fullName) {
  const found = Object.values(endpoints).find((each) => each.name === fullName);
  if (found?.method !== 'DELETE' || !/^[^:]*:id$/.test(found.path))
    fail(`--remove ${fullName} is not a DELETE /…/:id endpoint of the same group.`);
  if (found.body || found.access !== list.access || found.resource !== list.resource)
    fail(`${fullName} has a body or a different access rule: add it by hand.`);
  return fullName.split('.')[1];
}

async function load(root, path) {
  const { import: importModule, unregister } = register({ namespace: 'generator' });
  try {
    const url = pathToFileURL(join(root, path));
    // Each root has its own copy of the contract.
    return await importModule(`${url}?${Date.now()}`, import.meta.url);
  } finally {
    await unregister();
  }
}

/** `{ kind, isOptional, values }` of a zod schema. */
export function readSchema(schema) {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...readSchema(def.innerType), isOptional: true };
    case 'string':
      return { kind: { datetime: 'instant', date: 'date' }[def.format] ?? 'text' };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries) };
    case 'number':
    case 'boolean':
      return { kind: def.type };
    // Money: naira on the wire, kobo in memory.
    case 'pipe':
      return { kind: def.in._zod.def.type === 'number' ? 'kobo' : 'other' };
    case 'array':
      return { kind: 'list' };
    case 'object':
      return {
        kind: 'object',
        fields: Object.entries(def.shape).map(([name, inner]) => ({ name, ...readSchema(inner) })),
      };
    default:
      return { kind: 'other' };
  }
}

/**
 * The type of a page's rows, from `data: pageOf(rowSchema)`: how a screen names it, and the import
 * that the screen needs for it. The type is beside its schema, in the contract or in the domain.
 */
async function readRowType(files, source, data, group) {
  const rowSchema = (node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'pageOf'
      ? node.arguments[0].getText()
      : undefined;
  const schema = rowSchema(data) ?? data.getText();
  const typeOf = (file, row) =>
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .find((each) => new RegExp(`<typeof ${row}>`).test(each.type.getText()))?.name.text;
  const ofContract = typeOf(source, schema);
  if (ofContract) return { type: `${group}.${ofContract}` };
  const module = importOf(source, schema);
  const path = module?.replace('@market/domain/', 'packages/domain/src/');
  if (!path) fail(`The contract does not import ${schema}: write this screen by hand.`);
  const domain = parse(await files.read(`${path}.ts`));
  const page = declaration(domain, schema)?.initializer;
  const row = (page && rowSchema(page)) ?? schema;
  const type = typeOf(domain, row) ?? fail(`${path}.ts exports no type of ${row}.`);
  return { type, typeImport: [module, `type ${type}`] };
}

const importOf = (source, name) =>
  find(
    source,
    (node) =>
      ts.isImportDeclaration(node) &&
      node.importClause?.namedBindings?.elements?.some((each) => each.name.text === name),
  )?.moduleSpecifier.text;
