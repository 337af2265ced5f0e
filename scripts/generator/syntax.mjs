import ts from 'typescript';
import { fail } from './names.mjs';

/**
 * Functions that edit TypeScript code at positions in its syntax tree. Those that add code take and
 * return the text of a file, which Prettier formats afterwards.
 */

export const parse = (text) =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const insert = (text, at, addition) => text.slice(0, at) + addition + text.slice(at);

/** The first node for which `matches` returns true, in the order of the text. */
export function find(node, matches) {
  if (matches(node)) return node;
  return ts.forEachChild(node, (child) => find(child, matches));
}

export function declaration(source, name) {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((each) => each.name.getText() === name);
}

/** Whether the file declares or imports this name at its top level. */
export function hasName(text, name) {
  const source = parse(text);
  const isNamed = (node) => 'name' in node && node.name?.getText?.() === name;
  return (
    declaration(source, name) !== undefined ||
    source.statements.some(isNamed) ||
    find(source, (node) => ts.isImportSpecifier(node) && isNamed(node)) !== undefined
  );
}

export const unwrap = (node) =>
  node && (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    ? unwrap(node.expression)
    : node;

export const property = (object, name) =>
  object.properties.find((each) => each.name?.getText() === name)?.initializer;

/** The object literal that a function returns; undefined for any other result. */
export function returnedObject(arrow) {
  const { body } = arrow;
  const result = ts.isBlock(body)
    ? body.statements.findLast(ts.isReturnStatement)?.expression
    : body;
  const object = unwrap(result);
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
}

/**
 * The names that a function's first parameter, or the `const` statements of its body, destructure.
 */
export function destructuredNames({ parameters, body }) {
  const patterns = [
    parameters[0]?.name,
    ...(ts.isBlock(body) ? body.statements : [])
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name)),
  ];
  return patterns
    .filter((each) => each && ts.isObjectBindingPattern(each))
    .flatMap(({ elements }) => elements.map(({ name }) => name.getText()));
}

function appendTo(text, list, addition) {
  const comma = list.length > 0 && !list.hasTrailingComma ? ',' : '';
  return insert(text, list.end, `${comma}\n${addition},`);
}

/**
 * Adds a property to the object literal that `locate(source)` returns. Throws when the object
 * already has the property.
 */
export function addProperty(text, locate, { name, code, before, blankLine = false }) {
  const object = locate(parse(text));
  if (object.properties.some((each) => each.name?.getText() === name))
    fail(`"${name}" is already in use.`);
  const next = object.properties.find((each) => each.name?.getText() === before);
  return next
    ? insert(text, next.getFullStart(), `\n${code},`)
    : appendTo(text, object.properties, blankLine ? `\n${code}` : code);
}

/**
 * Adds an element to the array literal that `locate(source)` returns: before the element `before`,
 * or at the end.
 */
export function addElement(text, locate, code, before) {
  const { elements } = locate(parse(text));
  const next = elements.find((each) => each.getText() === before);
  return next ? insert(text, next.getStart(), `${code},\n`) : appendTo(text, elements, code);
}

export const addStatement = (text, code) => `${text.trimEnd()}\n\n${code.trim()}\n`;

const specifierText = ({ propertyName, name, isTypeOnly }) =>
  `${isTypeOnly ? 'type ' : ''}${propertyName ? `${propertyName.getText()} as ` : ''}${name.getText()}`;

/**
 * The order of imports: external packages first, then those of the repository, then relative files
 * from far to near.
 */
function rank(from) {
  if (!from.startsWith('.')) return from.startsWith('@market/') ? 1 : 0;
  return from.startsWith('./') ? 10 : 9 - from.split('../').length;
}

/**
 * Imports `names` from a module: `type X` imports a type. Extends an existing import of the module.
 */
export function addImport(text, from, names) {
  const source = parse(text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const existing = imports.find(
    ({ moduleSpecifier, importClause }) =>
      moduleSpecifier.text === from &&
      importClause?.namedBindings &&
      ts.isNamedImports(importClause.namedBindings),
  );
  if (existing) {
    const { importClause } = existing;
    const typesOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const { elements } = importClause.namedBindings;
    const present = elements.map((each) => `${typesOnly ? 'type ' : ''}${specifierText(each)}`);
    const missing = names.filter(
      (name) => !present.includes(name) && !present.includes(name.replace(/^type /, '')),
    );
    if (missing.length === 0) return text;
    return (
      text.slice(0, existing.getStart()) +
      importCode(from, missing.reduce(insertName, present)) +
      text.slice(existing.end)
    );
  }
  const previous = imports.findLast(
    ({ moduleSpecifier: { text: other } }) =>
      rank(other) < rank(from) || (rank(other) === rank(from) && other < from),
  );
  const code = importCode(from, names);
  return previous
    ? insert(text, previous.end, `\n${code}`)
    : insert(text, imports[0]?.getStart() ?? 0, `${code}\n`);
}

/** Adds `import * as name from 'from'` at the top, unless the file already has it. */
export function addNamespaceImport(text, from, name) {
  const code = `import * as ${name} from '${from}';\n`;
  return text.includes(code) ? text : code + text;
}

function importCode(from, names) {
  const typesOnly = names.every((name) => name.startsWith('type '));
  const list = names.map((name) => (typesOnly ? name.slice(5) : name));
  return `import ${typesOnly ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';`;
}

/** Inserts a name in alphabetical order. Types come after values. */
function insertName(names, name) {
  const key = (each) => `${each.startsWith('type ') ? 1 : 0}${each}`.toLowerCase();
  const at = names.findIndex((each) => key(each) > key(name));
  return at === -1 ? [...names, name] : names.toSpliced(at, 0, name);
}
