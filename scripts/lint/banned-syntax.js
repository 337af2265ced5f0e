/** Banned syntax, each with a message that names the alternative. */

export const ban = (selector, message) => ({ selector, message });

export const rawHtml = [
  ban(
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    'Render elements; raw HTML breaks Trusted Types.',
  ),
  ban(
    'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    'Render elements or set textContent; raw HTML breaks Trusted Types.',
  ),
  ban(
    'CallExpression[callee.property.name="insertAdjacentHTML"]',
    'Render elements; raw HTML breaks Trusted Types.',
  ),
];

export const effects = [
  ban(
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true]',
    'An effect must return nothing or a cleanup function: use braces.',
  ),
];

/** A single `/` is allowed. */
const pathLiteral = ':matches(TemplateLiteral, Literal[value=/^[/]./])';
export const handWrittenPaths = [
  ban(`JSXAttribute[name.name="to"] ${pathLiteral}`, 'Take the address from paths.ts.'),
  ban(
    `CallExpression[callee.name=/^(navigate|redirect)$/] > ${pathLiteral}.arguments`,
    'Take the address from paths.ts.',
  ),
];

const colour = '/(^|[^&\\w/-])(#([0-9a-f]{3,4}){1,2}(?![0-9a-z-])|(rgb|hsl)a?[(]|oklch[(])/i';
export const colours = [
  ban(`Literal[value=${colour}]`, 'Colours are tokens: packages/ui/src/styles.'),
  ban(`TemplateElement[value.raw=${colour}]`, 'Colours are tokens: packages/ui/src/styles.'),
];

export const systemClock = [
  ban(
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    'The clock is a port: take the time as an argument.',
  ),
  ban(
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'The clock is a port: take the time as an argument.',
  ),
];

export const transactions = [
  ban(
    'CallExpression[callee.type="MemberExpression"][callee.property.name="transaction"]',
    'Call inTransaction, which retries after a deadlock, or savepoint within a transaction.',
  ),
];

/** Handlers call the queries of a `*.reads.ts` directly, without a service. */
export const readsOnly = [
  ban(
    'CallExpression[callee.type="MemberExpression"][callee.property.name=/^(insert|update|delete)$/]',
    'Reads change nothing: write in the *.repository.ts, and call it from a service.',
  ),
];

/**
 * A later configuration replaces the rule's options, so each group of files needs the full list.
 */
export const syntax = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });
