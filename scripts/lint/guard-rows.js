/** Builds give these files only `access` and `resource` of a row (packages/web-kit/vite/guard-rows.ts): anything else of it would be missing there. */
const contract = /^@market\/api-client\/contract\//;
const guards = new Set(['requireAccess', 'can']);
const facts = new Set(['access', 'resource']);

const isType = (node) => node.importKind === 'type' || node.parent?.importKind === 'type';

/** `coupons.list` of `coupons`, or the name itself where the row was imported by name; nothing of a whole group that is handed on. */
function rowOf(identifier, specifier) {
  if (specifier.type === 'ImportSpecifier') return identifier;
  const { parent } = identifier;
  return parent.type === 'MemberExpression' && parent.object === identifier && !parent.computed
    ? parent
    : undefined;
}

/** An argument of a guard, the `row` that a guard reads, or one of the two facts themselves. */
function isGuarding(row) {
  const { parent } = row;
  if (parent.type === 'CallExpression')
    return (
      parent.callee !== row && parent.callee.type === 'Identifier' && guards.has(parent.callee.name)
    );
  if (parent.type === 'Property')
    return parent.value === row && !parent.computed && parent.key.name === 'row';
  return (
    parent.type === 'MemberExpression' &&
    parent.object === row &&
    !parent.computed &&
    facts.has(parent.property.name)
  );
}

const rule = {
  meta: {
    type: 'problem',
    messages: {
      stripped:
        'Builds leave only `access` and `resource` of rows here: hand it to a guard, and call it from a loader or a feature.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'stripped' });
    const checkReference = (specifier, { identifier }) => {
      if (identifier.parent.type === 'TSQualifiedName' || identifier.parent.type === 'TSTypeQuery')
        return;
      const row = rowOf(identifier, specifier);
      if (!row || !isGuarding(row)) report(identifier);
    };
    return {
      ImportDeclaration(node) {
        if (!contract.test(node.source.value)) return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const [{ node: specifier }] = variable.defs;
          if (!isType(specifier))
            variable.references.forEach((reference) => checkReference(specifier, reference));
        }
      },
      ImportExpression(node) {
        if (contract.test(node.source.value)) report(node);
      },
      'ExportNamedDeclaration, ExportAllDeclaration'(node) {
        if (node.source && contract.test(node.source.value) && node.exportKind !== 'type')
          report(node);
      },
    };
  },
};

export const guardRowsConfig = {
  files: ['{apps,packages}/**/*.routes.ts', 'apps/*/src/app/layouts/navigation.ts'],
  ignores: ['apps/api/**'],
  plugins: { 'market-guards': { rules: { 'guard-rows': rule } } },
  rules: { 'market-guards/guard-rows': 'error' },
};
