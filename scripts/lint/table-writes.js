import { dirname, resolve } from 'node:path';

/**
 * Refuses writes to tables that another module owns, and code that hides which table is written.
 */

const onlyOwner =
  'Only its owner writes a table: add a function to the repository of its module, export it from its index.ts, and call that.';
const nameTheTable =
  'Write `${table}` instead of the table’s name, so that the owner of the table can be checked.';

const fromOwner =
  'Import a table from the <module>.tables.ts of its owner, which shows whose it is.';

const writes = new Set(['insert', 'update', 'delete']);
const endsInWrite = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+$/i;
/** `for update of`, `on conflict do update set` and `for update skip locked` do not name a written table. */
const writesByName =
  /\b(insert\s+into|delete\s+from|merge\s+into|truncate|update(?!\s+(set|of|skip|nowait)\b))\s+["a-z_]/i;

const tables = /\.tables$/;
const moduleOf = (path) => /\/modules\/([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];

const tableWrites = {
  meta: { type: 'problem', schema: [], messages: { onlyOwner, nameTheTable, fromOwner } },
  create(context) {
    const foreign = new Set();
    const isForeign = (node) =>
      node?.type === 'MemberExpression'
        ? isForeign(node.object)
        : node?.type === 'Identifier' && foreign.has(node.name);
    const isOwn = ({ value }) =>
      moduleOf(resolve(dirname(context.filename), value)) === moduleOf(context.filename);
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!tables.test(source.value) || isOwn(source)) return;
        for (const { local } of specifiers) foreign.add(local.name);
      },
      'ExportNamedDeclaration, ExportAllDeclaration'(node) {
        const { source, specifiers = [] } = node;
        const isTable = source
          ? tables.test(source.value)
          : specifiers.some(({ local }) => isForeign(local));
        if (isTable) context.report({ node, messageId: 'fromOwner' });
      },
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression' || !writes.has(callee.property.name)) return;
        if (isForeign(args[0])) context.report({ node: args[0], messageId: 'onlyOwner' });
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        quasi.quasis.forEach((text, index) => {
          if (writesByName.test(text.value.raw))
            context.report({ node: text, messageId: 'nameTheTable' });
          const next = quasi.expressions[index];
          if (endsInWrite.test(text.value.raw) && isForeign(next))
            context.report({ node: next, messageId: 'onlyOwner' });
        });
      },
    };
  },
};

export const tableWritesConfig = {
  files: ['apps/api/src/{modules,http,shop,platform}/**/*.ts'],
  ignores: ['**/*.test.ts'],
  plugins: { server: { rules: { 'table-writes': tableWrites } } },
  rules: { 'server/table-writes': 'error' },
};
