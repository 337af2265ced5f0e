import { dirname, resolve } from 'node:path';
import { tableNames } from './table-names.js';
import { tableOwners } from './table-owners.js';

/**
 * Refuses writes to tables that another module owns, and code that hides which table is used.
 * `boundaries.js` defines what may be imported to read a table.
 */

const onlyOwner =
  'Only its owner writes a table: add a function to the repository of its module, export it from its index.ts, and call that.';
const nameTheTable =
  'Write `${table}` instead of the table’s name, so that the owner of the table can be checked.';

const importTable =
  'Write `${table}` and import the table from the <module>.reads.ts of its owner, which lists what others may read.';
const fromOwner =
  'Only the <module>.reads.ts of its owner exports a table, by name, to select from and join: import it from there.';

const writes = new Set(['insert', 'update', 'delete']);
const endsInWrite = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+$/i;
/**
 * In `for update of`, `on conflict do update set` and `for update skip locked`, the word after
 * `update` is not a table that is written.
 */
const writesByName =
  /\b(insert\s+into|delete\s+from|merge\s+into|truncate|update(?!\s+(set|of|skip|nowait)\b))\s+["a-z_]/i;

const readsByName = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?"?(\w+)/gi;

const tables = /\.tables$/;
/** A `*.reads.ts` file exports its module's tables. `db/schema.ts` exports all tables. */
const holdsTables = /\.(tables|reads)$|\/schema$/;
const moduleOf = (path) => /\/modules\/([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];

const tableWrites = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { onlyOwner, nameTheTable, importTable, fromOwner },
  },
  create(context) {
    const isOwn = (path) =>
      !path.endsWith('/schema') &&
      moduleOf(resolve(dirname(context.filename), path)) === moduleOf(context.filename);
    const isForeignPath = (path) => holdsTables.test(path) && !isOwn(path);
    const { has: isForeign, visitor } = tableNames(isForeignPath);
    const owners = tableOwners(context.filename.replace(/(\/apps\/api\/src)\/.*/, '$1/modules'));
    const isForeignName = (name) =>
      owners.has(name) && owners.get(name) !== moduleOf(context.filename);
    const isReads = context.filename.endsWith('.reads.ts');
    const mayExport = ({ type, source }) =>
      isReads && type === 'ExportNamedDeclaration' && isOwn(source.value);
    return {
      ...visitor,
      'ExportNamedDeclaration, ExportAllDeclaration'(node) {
        const { source, specifiers = [] } = node;
        const isTable = source
          ? isForeignPath(source.value) || (tables.test(source.value) && !mayExport(node))
          : specifiers.some(({ local }) => isForeign(local));
        if (isTable) context.report({ node, messageId: 'fromOwner' });
      },
      CallExpression({ callee, arguments: args }) {
        if (callee.type !== 'MemberExpression' || !writes.has(callee.property.name)) return;
        if (isForeign(args[0])) context.report({ node: args[0], messageId: 'onlyOwner' });
      },
      'CallExpression[callee.name="deletedWithAccount"] > ObjectExpression > Property[key.name="table"]'({
        value,
      }) {
        if (isForeign(value)) context.report({ node: value, messageId: 'onlyOwner' });
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        quasi.quasis.forEach((text, index) => {
          if (writesByName.test(text.value.raw))
            context.report({ node: text, messageId: 'nameTheTable' });
          for (const [, name] of text.value.raw.matchAll(readsByName))
            if (isForeignName(name)) context.report({ node: text, messageId: 'importTable' });
          const next = quasi.expressions[index];
          if (endsInWrite.test(text.value.raw) && isForeign(next))
            context.report({ node: next, messageId: 'onlyOwner' });
        });
      },
    };
  },
};

export const tableWritesConfig = {
  files: ['apps/api/src/**/*.ts'],
  ignores: [
    '**/*.test.ts',
    'apps/api/src/{test,races}/**',
    // `schema.ts` only lists all tables. The files in `seed` write the demo's history, which no
    // service can write.
    'apps/api/src/db/{schema.ts,seed/**}',
  ],
  plugins: { server: { rules: { 'table-writes': tableWrites } } },
  rules: { 'server/table-writes': 'error' },
};
