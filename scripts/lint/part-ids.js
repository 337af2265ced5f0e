import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/** `lazyPart`'s id is the path of the module that it imports, relative to the app's folder. */
const partIds = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      id: 'The id of this part is {{id}}, its module’s path from the app’s folder.',
      unknown: 'Give lazyPart the relative path of a module of this app.',
    },
  },
  create: (context) => ({
    'CallExpression[callee.name="lazyPart"]'(node) {
      const [id] = node.arguments;
      const path = modulePath(context.filename, importedBy(context.sourceCode, node));
      if (path === undefined) context.report({ node, messageId: 'unknown' });
      else if (id.value !== path)
        context.report({
          node: id,
          messageId: 'id',
          data: { id: path },
          fix: (fixer) => fixer.replaceText(id, `'${path}'`),
        });
    },
  }),
};

/** The module that the first `import()` within a node imports. */
function importedBy({ visitorKeys }, node) {
  if (node.type === 'ImportExpression') return node.source.value;
  for (const child of visitorKeys[node.type].flatMap((key) => node[key] ?? [])) {
    const found = importedBy({ visitorKeys }, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function modulePath(importer, imported) {
  const app = /^.*?[\\/]apps[\\/][^\\/]+(?=[\\/])/.exec(importer)?.[0];
  if (app === undefined || !imported?.startsWith('.')) return undefined;
  const module = resolve(dirname(importer), imported);
  const file = [`${module}.tsx`, `${module}.ts`].find(existsSync);
  return file && relative(app, file).split(sep).join('/');
}

export const partIdsConfig = {
  files: ['apps/storefront/src/**/*.tsx'],
  plugins: { parts: { rules: { id: partIds } } },
  rules: { 'parts/id': 'error' },
};
