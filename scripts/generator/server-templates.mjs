import { code } from './code.mjs';

/** The server's code for an endpoint. See `contract-templates.mjs`. */

export const isOwn = ({ scope }) => scope.kind === 'store';

/** Handlers call reads directly, but make changes through the service. */
export const isRead = (kind) => kind === 'list' || kind === 'get';

/**
 * `list: ({ db, principal, query }) => listNotes(db, requireStore(principal), query)`, or
 * `update: … => service.update(requireStore(principal), params.id, body)`
 */
export function handlerCode(endpoint) {
  const { kind, name, service } = endpoint;
  const inputs = {
    list: ['query'],
    get: ['params'],
    create: ['body'],
    update: ['params', 'body'],
    remove: ['params'],
  }[kind];
  const principal = isOwn(endpoint) ? ['principal'] : [];
  const scope = isOwn(endpoint) ? ['requireStore(principal)'] : [];
  const db = isRead(kind) ? ['db'] : [];
  const parameters = `({ ${[...db, ...principal, ...inputs].join(', ')} })`;
  const values = inputs.map((each) => (each === 'params' ? 'params.id' : each));
  const called = isRead(kind) ? queryNames[kind](endpoint) : `${service}.${name}`;
  const call = `${called}(${[...db, ...scope, ...values].join(', ')})`;
  return kind === 'remove'
    ? `${name}: async ${parameters} => { await ${call}; return null; }`
    : `${name}: ${parameters} => ${call}`;
}

function conversion({ name, kind, isNullable }) {
  if (kind === 'instant') return `${name}: ${name}${isNullable ? '?' : ''}.toISOString()`;
  return isNullable ? `${name}: ${name} ?? undefined` : undefined;
}

/** The function that converts a row to a response. Undefined when the row is the response. */
export function mapperCode({ noun, columns }) {
  const converted = columns.filter((column) => conversion(column));
  if (converted.length === 0) return undefined;
  const names = converted.map(({ name }) => name).join(', ');
  return `export const to${noun.pascal} = ({ ${names}, ...row }: ${noun.pascal}Row): ${noun.pascal} => ({
    ...row,
    ${converted.map(conversion).join(',\n')},
  });`;
}

export const queryNames = {
  list: ({ noun }) => `list${noun.pascalPlural}`,
  get: ({ noun }) => `find${noun.pascal}`,
  create: ({ noun }) => `insert${noun.pascal}`,
  update: ({ noun }) => `update${noun.pascal}`,
  remove: ({ noun }) => `delete${noun.pascal}`,
};

export function methodCode(endpoint) {
  const { kind, name, noun, stamps, isMapped } = endpoint;
  const { pascal } = noun;
  const parameters = (rest) => `(${isOwn(endpoint) ? 'scope: StoreScope, ' : ''}${rest})`;
  const query = `${queryNames[kind](endpoint)}(db${isOwn(endpoint) ? ', scope' : ''}`;
  const notFound = `throw notFound('This ${noun.words.one}');`;
  const result = isMapped ? `to${pascal}(row)` : 'row';
  switch (kind) {
    case 'create':
      return code`${name}: async ${parameters(`input: ${pascal}Input`)}: Promise<${pascal}> => {
          const row = await insert${pascal}(db, {
            ...input, ${isOwn(endpoint) ? '...scope, ' : ''}id: ids.next(),
            ${stamps.map((each) => `${each}: clock.now(),`).join(' ')}
          });
          return ${result};
        }`;
    case 'update':
      return code`/** Throws 404. */
        ${name}: async ${parameters(`id: string, input: ${pascal}Input`)}: Promise<${pascal}> => {
          const row = await ${query}, id, input);
          if (!row) ${notFound}
          return ${result};
        }`;
    default:
      return code`/** Throws 404. */
        ${name}: async ${parameters('id: string')}: Promise<void> => {
          if (!(await ${query}, id))) ${notFound}
        }`;
  }
}

export function methodImports(endpoint) {
  const { kind, noun, contractFile, isMapped, module } = endpoint;
  const hasInput = kind === 'create' || kind === 'update';
  return [
    [
      `@market/api-client/contract/${contractFile}`,
      hasInput ? [`type ${noun.pascal}`, `type ${noun.pascal}Input`] : [],
    ],
    ['../../platform/errors', kind === 'create' ? [] : ['notFound']],
    ['../../platform/scope', isOwn(endpoint) ? ['type StoreScope'] : []],
    [`./${module}.reads`, hasInput && isMapped ? [`to${noun.pascal}`] : []],
    [`./${module}.repository`, [queryNames[kind](endpoint)]],
  ].filter(([, names]) => names.length > 0);
}

/** The columns that the responses contain, and the type of their rows. */
export const columnsCode = ({ noun, table, columns }) => `
  export const ${noun.camel}Columns = {
    ${columns.map(({ name }) => `${name}: ${table.name}.${name}`).join(',\n')},
  };
  export type ${noun.pascal}Row = Pick<typeof ${table.name}.$inferSelect, keyof typeof ${noun.camel}Columns>;`;

export function queryCode(endpoint) {
  const { kind, noun, table, searched, sort } = endpoint;
  const t = table.name;
  const { pascal, camel } = noun;
  const scope = isOwn(endpoint) ? '{ storeId }: StoreScope, ' : '';
  const own = isOwn(endpoint) ? `eq(${t}.storeId, storeId)` : undefined;
  const byId = own ? `and(${own}, eq(${t}.id, id))` : `eq(${t}.id, id)`;
  const name = queryNames[kind](endpoint);
  const rowOrNone = `Promise<${pascal}Row | undefined>`;
  const result = (row) => (endpoint.isMapped ? `to${pascal}(${row})` : row);
  switch (kind) {
    case 'list': {
      const matches = searched.map((each) => `ilike(${t}.${each}, likePattern(search))`);
      const match = matches.length > 1 ? `or(${matches.join(', ')})` : matches[0];
      const found = match && `search ? ${match} : undefined`;
      const where = own && found ? `and(${own}, ${found})` : (own ?? found);
      const filter = where ? '.where(where)' : '';
      return code`/** Newest first. */
        export async function ${name}(
          db: Db, ${scope}{ limit, offset${found ? ', search' : ''} }: ${endpoint.queryType},
        ): Promise<Page<${pascal}>> {
          ${where ? `const where = ${where};` : ''}
          const rows = await db.select(${camel}Columns).from(${t})${filter}
            .orderBy(desc(${t}.${sort}), desc(${t}.id)).limit(limit).offset(offset);
          const [total] = await db.select({ count: count() }).from(${t})${filter};
          return { rows${endpoint.isMapped ? `: rows.map(to${pascal})` : ''}, count: total?.count ?? 0 };
        }`;
    }
    case 'get':
      return code`/** Throws 404. */
        export async function ${name}(db: Db, ${scope}id: string): Promise<${pascal}> {
          const [row] = await db.select(${camel}Columns).from(${t}).where(${byId});
          if (!row) throw notFound('This ${noun.words.one}');
          return ${result('row')};
        }`;
    case 'create':
      return code`export async function ${name}(db: Db, row: typeof ${t}.$inferInsert): Promise<${pascal}Row> {
          const [inserted] = await db.insert(${t}).values(row).returning(${camel}Columns);
          if (!inserted) throw new Error('The insert returned no row');
          return inserted;
        }`;
    case 'update':
      return code`export async function ${name}(
          db: Db, ${scope}id: string, changes: Partial<typeof ${t}.$inferInsert>,
        ): ${rowOrNone} {
          const [row] = await db.update(${t}).set(changes).where(${byId}).returning(${camel}Columns);
          return row;
        }`;
    default:
      return code`/** Returns false when there is no such row. */
        export async function ${name}(db: Db, ${scope}id: string): Promise<boolean> {
          const rows = await db.delete(${t}).where(${byId}).returning({ id: ${t}.id });
          return rows.length > 0;
        }`;
  }
}

export function queryImports(endpoint, code) {
  const { kind, scope, table, module, searched, queryType, noun, contractFile } = endpoint;
  const operators = ['and', 'count', 'desc', 'eq', 'ilike', 'or'];
  const isList = kind === 'list';
  const shared = [`${noun.camel}Columns`, `type ${noun.pascal}Row`];
  return [
    ['drizzle-orm', operators.filter((each) => new RegExp(`\\b${each}\\(`).test(code))],
    ['@market/domain/paging', isList ? ['type Page', `type ${queryType}`] : []],
    ['../../db/db', ['type Db']],
    ['../../db/list-queries', isList && searched.length > 0 ? ['likePattern'] : []],
    ['../../platform/errors', kind === 'get' ? ['notFound'] : []],
    [
      '../../platform/scope',
      scope.kind === 'store' && kind !== 'create' ? ['type StoreScope'] : [],
    ],
    [`./${module}.reads`, kind === 'create' || kind === 'update' ? shared : []],
    [`./${module}.tables`, [table.name]],
    ...(isRead(kind) ? rowImports({ noun, contractFile }) : []),
  ].filter(([, names]) => names.length > 0);
}

export const rowImports = ({ noun, contractFile }) => [
  [`@market/api-client/contract/${contractFile}`, [`type ${noun.pascal}`]],
];
