import { code } from './code.mjs';
import { sentence } from './names.mjs';
import { isOwn } from './server-templates.mjs';

/** The tests' code that creates a row of a table and gives its id. */
export const testTables = new Map([
  ['usersTable', '(await market.create.customer()).userId'],
  ['storesTable', '(await market.create.merchant()).storeId'],
]);

const sample = ({ name, kind, references }, samples) => {
  if (samples.has(name)) return `'${samples.get(name)}'`;
  if (testTables.has(references)) return testTables.get(references);
  return {
    id: 'crypto.randomUUID()',
    text: `\`${sentence(name)} \${id}\``,
    instant: 'market.clock.now()',
    kobo: '150_000',
    integer: '3',
    number: '3',
    boolean: 'true',
    date: `'2026-11-20'`,
  }[kind];
};

/** A value that differs from that of `sample`. */
const inputSample = ({ name, kind }) =>
  ({
    text: `\`New ${name} ${'${unique}'}\``,
    kobo: '250_000',
    integer: '4',
    boolean: 'false',
    date: `'2026-12-01'`,
  })[kind];

export const testFile = () => code`
  import { afterAll, beforeAll, expect, it } from 'vitest';
  import * as contract from '@market/api-client/contract';
  import { startMarket, type TestMarket } from '../../test/harness';

  let market: TestMarket;
  beforeAll(async () => {
    market = await startMarket();
  });
  afterAll(() => market.close());
`;

/** The test's function that inserts a row. The row belongs to a store if the endpoint does. */
export function insertCode(endpoint) {
  const { table, required, samples, sort, noun } = endpoint;
  const row = `typeof ${table.name}.$inferInsert`;
  const values = required.map((column) => `${column.name}: ${sample(column, samples)}`);
  return code`
    /** Inserts a ${noun.words.one}${sort && ', a second newer than the last'}. Returns its id. */
    async function insert${noun.pascal}(
      changes: Partial<${row}>${isOwn(endpoint) ? ` & Pick<${row}, 'storeId'>` : ' = {}'},
    ): Promise<string> {
      const id = crypto.randomUUID();
      ${sort && 'market.clock.advance(1000);'}
      await market.db.insert(${table.name}).values({ id, ${values.map((value) => `${value},`).join(' ')} ...changes });
      return id;
    }
  `;
}

export const addedTitle = (noun) => `a ${noun.words.one} can be added`;

export function testCode(endpoint) {
  const { kind, group, name, noun, columns, searched, inputs } = endpoint;
  const call = `contract.${group}.${name}`;
  const own = isOwn(endpoint);
  const insert = (fields = []) => {
    const all = [...(own ? ['storeId'] : []), ...fields];
    return `insert${noun.pascal}(${all.length > 0 ? `{ ${all.join(', ')} }` : ''})`;
  };
  const hasRows = kind !== 'create';
  const setUp = own
    ? code`
        const merchant = await market.create.merchant();
        ${hasRows && 'const { storeId } = merchant;'}
        const ask = market.as(merchant);
        ${hasRows && 'const rival = market.as(await market.create.merchant());'}`
    : `const ask = market.as(await market.create.superAdmin());`;
  const input = code`
    ${inputs.some((column) => column.kind === 'text') && 'const unique = crypto.randomUUID();'}
    const body = { ${inputs.map((column) => `${column.name}: ${inputSample(column)}`).join(', ')} }`;
  const shown = inputs
    .filter(({ name: field }) => columns.some((column) => column.name === field))
    .map(({ name: field }) => `${field}: body.${field}`)
    .join(', ');
  const nowhere = 'crypto.randomUUID()';
  const test = (title, body) => code`
    it('${title}', async () => {
      ${setUp}
      ${body}
    });`;
  const missing = (rest) => code`
    await expect(ask(${call}, { params: { id: ${nowhere} }${rest} })).rejects.toMatchObject({ status: 404 });
    ${own ? `await expect(rival(${call}, { params: { id }${rest} })).rejects.toMatchObject({ status: 404 });` : ''}`;
  switch (kind) {
    case 'list':
      return [
        test(
          `${noun.words.plural} are listed newest first, page by page`,
          `const oldest = await ${insert()};
           const middle = await ${insert()};
           const newest = await ${insert()};
           const idsAt = async (offset: number) =>
             (await ask(${call}, { query: { limit: 2, offset } })).rows.map(({ id }) => id);
           expect(await idsAt(0)).toEqual([newest, middle]);
           expect(await idsAt(2)).toEqual([oldest]);
           expect(await ask(${call})).toMatchObject({ count: 3, rows: [{ id: newest }, {}, {}] });
           ${own ? `expect(await rival(${call})).toEqual({ rows: [], count: 0 });` : ''}`,
        ),
        searched.length > 0 &&
          test(
            `${noun.words.plural} can be searched`,
            `const id = await ${insert([`${searched[0]}: 'Sunforge'`])};
             await ${insert()};
             const { rows, count } = await ask(${call}, { query: { search: 'SUNFORGE' } });
             expect({ ids: rows.map((row) => row.id), count }).toEqual({ ids: [id], count: 1 });
             ${own ? `expect(await rival(${call}, { query: { search: 'SUNFORGE' } })).toMatchObject({ count: 0 });` : ''}`,
          ),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'get':
      return test(
        `a ${noun.words.one} can be read by its id${own ? ', but not by other stores' : ''}`,
        `const id = await ${insert()};
         expect(await ask(${call}, { params: { id } })).toMatchObject({ id });
         ${missing('')}`,
      );
    case 'create':
      return test(
        addedTitle(noun),
        `${input}
         expect(await ask(${call}, { body })).toMatchObject({ ${shown} });`,
      );
    case 'update':
      return test(
        `a ${noun.words.one} can be changed${own ? ', but not by other stores' : ''}`,
        `const id = await ${insert()};
         ${input}
         expect(await ask(${call}, { params: { id }, body })).toMatchObject({ id, ${shown} });
         ${missing(', body')}`,
      );
    default:
      return test(
        `a ${noun.words.one} can be deleted once${own ? ', but not by other stores' : ''}`,
        `const id = await ${insert()};
         ${own ? `await expect(rival(${call}, { params: { id } })).rejects.toMatchObject({ status: 404 });` : ''}
         await ask(${call}, { params: { id } });
         await expect(ask(${call}, { params: { id } })).rejects.toMatchObject({ status: 404 });`,
      );
  }
}
