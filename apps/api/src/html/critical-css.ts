import { splitAt, type Node } from './style-sheet';

/** The class names that stand in a page. */
const classesIn = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
      value
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .split(' '),
    ),
  );

/**
 * The part of a style sheet that a page needs before anything happens on it: rules whose classes it has, and the variables,
 * properties and animations that those use. The whole sheet follows later and changes nothing of what is there.
 */
export function criticalCss(sheet: readonly Node[], markup: string, pageRules = ''): string {
  const classes = classesIn(markup);
  const kept = keepUsed(sheet, classes);
  // Tailwind's substitute for `@property` in old browsers can wait.
  const withVariables = pruneVariables(kept, pageRules).filter(
    (node) => !(node.kind === 'group' && node.prelude === '@layer properties'),
  );
  const text = textOf(withVariables);
  return layerOrder(sheet) + textOf(withVariables.filter((node) => !isUnused(node, text)));
}

/** Layers rank by their first appearance, and here some are missing that come with the whole sheet. */
function layerOrder(sheet: readonly Node[]): string {
  const names = sheet.flatMap((node) =>
    node.kind === 'group' ? (/^@layer (\S+)$/.exec(node.prelude)?.[1] ?? []) : [],
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}

function keepUsed(nodes: readonly Node[], classes: ReadonlySet<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'other') return [node];
    if (node.kind === 'group') {
      const children = keepUsed(node.children, classes);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const selectors = node.selectors.filter((selector) =>
      selector.classes.every((name) => classes.has(name)),
    );
    return selectors.length > 0 ? [{ ...node, selectors }] : [];
  });
}

/** `@property --x` and `@keyframes x` that nothing else mentions. */
function isUnused(node: Node, text: string): boolean {
  if (node.kind !== 'other') return false;
  const name = /^@(?:property|keyframes) (\S+)/.exec(node.prelude)?.[1];
  return name !== undefined && text.split(name).length <= 2;
}

const definesForAll = /^(:root|:host|\[data-[\w-]+=[^\]]+\])$/;
const definition = /^\s*(--[\w-]+)\s*:/;

/** Tokens that no kept rule uses, directly or through another token, are left out of the rules that define them for the whole page. */
function pruneVariables(nodes: readonly Node[], pageRules: string): Node[] {
  const definitions = new Map<string, string[]>();
  const used: string[] = [];
  const visit = (node: Node): void => {
    if (node.kind === 'group') return node.children.forEach(visit);
    if (node.kind === 'other') return;
    for (const declaration of splitAt(node.body, ';')) {
      const name = isForAll(node) ? definition.exec(declaration)?.[1] : undefined;
      const uses = variablesIn(declaration);
      if (name === undefined) used.push(...uses);
      else definitions.set(name, [...(definitions.get(name) ?? []), ...uses]);
    }
  };
  nodes.forEach(visit);

  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    definitions.get(name)?.forEach(need);
  };
  [...used, ...variablesIn(pageRules)].forEach(need);
  return nodes.flatMap((node) => withoutUnneeded(node, needed));
}

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const isForAll = (node: Node): boolean =>
  node.kind === 'rule' && node.selectors.every(({ text }) => definesForAll.test(text.trim()));

function withoutUnneeded(node: Node, needed: ReadonlySet<string>): Node[] {
  if (node.kind === 'other') return [node];
  if (node.kind === 'group') {
    const children = node.children.flatMap((child) => withoutUnneeded(child, needed));
    return children.length > 0 ? [{ ...node, children }] : [];
  }
  if (!isForAll(node)) return [node];
  const declarations = splitAt(node.body, ';').filter((declaration) => {
    const name = definition.exec(declaration)?.[1];
    return name === undefined ? declaration.trim() !== '' : needed.has(name);
  });
  return declarations.length > 0 ? [{ ...node, body: declarations.join(';') }] : [];
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'other') return node.text;
      if (node.kind === 'group') return `${node.prelude}{${textOf(node.children)}}`;
      return `${node.selectors.map(({ text }) => text).join(',')}{${node.body}}`;
    })
    .join('');
}
