/**
 * Collects the names that a file uses for tables: by an import, a namespace, a constant, or a
 * Drizzle alias. `isMeant` selects tables by the path and name of their import.
 */
export function tableNames(isMeant) {
  const names = new Set();
  const namespaces = new Map();

  const has = (node) => {
    if (node?.type === 'Identifier') return names.has(node.name);
    if (node?.type === 'CallExpression')
      return node.callee.name === 'alias' && has(node.arguments[0]);
    if (node?.type !== 'MemberExpression') return false;
    const path = namespaces.get(node.object.name);
    return path !== undefined && isMeant(path, node.property.name);
  };

  const visitor = {
    ImportDeclaration({ source, specifiers }) {
      for (const { type, local, imported } of specifiers) {
        if (type === 'ImportNamespaceSpecifier') namespaces.set(local.name, source.value);
        else if (isMeant(source.value, imported?.name)) names.add(local.name);
      }
    },
    VariableDeclarator({ id, init }) {
      if (has(init)) names.add(id.name);
    },
  };
  return { has, visitor };
}
