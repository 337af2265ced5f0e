/** A rule, with the class names of each of its selectors: a selector can only match where all of its classes are. */
interface Rule {
  readonly kind: 'rule';
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
}
/** `@layer x {…}`, `@media … {…}`: stands while anything in it does. */
interface Group {
  readonly kind: 'group';
  readonly prelude: string;
  readonly children: readonly Node[];
}
/** `@property`, `@font-face`, `@keyframes` and statements such as `@layer a, b;`. */
interface Other {
  readonly kind: 'other';
  readonly prelude: string;
  readonly text: string;
}
export type Node = Rule | Group | Other;

const isGroup = /^@(layer|media|supports|container)\b/;

/** The index after what begins at `at`: an escape, a string, a comment or a single character. */
function skip(css: string, at: number): number {
  const char = css[at];
  if (char === '\\') return at + 2;
  if (char === '"' || char === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (char === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2;
  return at + 1;
}

/** The index of the first of `stops` outside of strings, escapes and parentheses; the end where there is none. */
function find(css: string, from: number, stops: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at = skip(css, at)) {
    const char = css[at] ?? '';
    if (depth === 0 && stops.includes(char)) return at;
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
  }
  return css.length;
}

function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at = skip(css, at)) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Parts between separators that stand outside of strings and parentheses. */
export function splitAt(css: string, separator: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= css.length;) {
    const end = find(css, from, separator);
    parts.push(css.slice(from, end));
    from = end + 1;
  }
  return parts;
}

const negation = /:not\((?:\\.|[^()\\])*\)/g;
const className = /\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g;

/** `.md\:p-4` is the class `md:p-4`. What a selector excludes it does not need. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(negation, '').matchAll(className)].map(([, escaped = '']) =>
    escaped.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, char: string) =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );

/** Reads a built style sheet: enough of the language to leave rules out of it. */
export function parseStyleSheet(css: string): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < css.length;) {
    const end = find(css, at, '{;');
    const prelude = css
      .slice(at, end)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'other', prelude, text: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = closingBrace(css, end + 1);
    const body = css.slice(end + 1, close);
    if (isGroup.test(prelude))
      nodes.push({ kind: 'group', prelude, children: parseStyleSheet(body) });
    else if (prelude.startsWith('@'))
      nodes.push({ kind: 'other', prelude, text: `${prelude}{${body}}` });
    else
      nodes.push({
        kind: 'rule',
        selectors: splitAt(prelude, ',').map((text) => ({ text, classes: classesOf(text) })),
        body,
      });
    at = close + 1;
  }
  return nodes;
}
