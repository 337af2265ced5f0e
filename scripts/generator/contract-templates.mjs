import { sentence } from './names.mjs';

/**
 * The contract's code for an endpoint. Each function takes what `describeEndpoint` returns: the
 * noun's names, the table, its columns and the scope.
 */

export const lines = (...parts) =>
  parts.filter((part) => part !== false && part !== undefined).join('\n');

const schemas = {
  id: 'z.string()',
  text: 'z.string()',
  instant: 'isoDateTime',
  kobo: 'money',
  integer: 'z.int()',
  number: 'z.number()',
  boolean: 'z.boolean()',
  date: 'z.iso.date()',
};

const inputSchemas = {
  text: ({ name, isNullable }) =>
    isNullable ? 'optionalText()' : `requiredText('${sentenceIn(name)}')`,
  kobo: () => 'amount',
  integer: () => 'z.int().check(zeroOrMore(), atMost(1_000_000))',
  boolean: () => 'z.boolean()',
  date: () => 'isoDate',
};
const sentenceIn = (name) => `the ${sentence(name).toLowerCase()}`;
const isOptionalInput = ({ kind, isNullable, hasDefault }) =>
  (isNullable && kind !== 'text') || hasDefault;

const inputSchema = (column) => {
  const schema = inputSchemas[column.kind](column);
  return isOptionalInput(column) ? `z.optional(${schema})` : schema;
};

export const canBeInput = ({ kind, isTyped }) => kind in inputSchemas && !isTyped;

const used = (code, names) => names.filter((name) => new RegExp(`\\b${name}\\b(?!:)`).test(code));

function rowSchemaCode({ noun, columns }) {
  const fields = columns.map(({ name, kind, isNullable }) =>
    isNullable ? `${name}: z.optional(${schemas[kind]})` : `${name}: ${schemas[kind]}`,
  );
  return lines(
    `const ${noun.camel}Schema = z.object({ ${fields.join(', ')} });`,
    `export type ${noun.pascal} = z.infer<typeof ${noun.camel}Schema>;`,
  );
}

const inputSchemaCode = ({ noun, inputs }) =>
  lines(
    `const ${noun.camel}InputSchema = z.object({ ${inputs
      .map((column) => `${column.name}: ${inputSchema(column)}`)
      .join(', ')} });`,
    `export type ${noun.pascal}Input = z.infer<typeof ${noun.camel}InputSchema>;`,
  );

const schemaImports = (code) =>
  [
    ['@market/domain/bounds', used(code, ['atMost', 'zeroOrMore'])],
    [
      '@market/domain/field.schema',
      used(code, ['isoDate', 'isoDateTime', 'optionalText', 'requiredText']),
    ],
    ['@market/domain/money.schema', used(code, ['amount', 'money'])],
  ].filter(([, names]) => names.length > 0);

/** The schemas that the endpoint needs and the contract does not have. */
export const schemasCode = (endpoint) =>
  lines(
    endpoint.isNew && rowSchemaCode(endpoint),
    endpoint.isNew && endpoint.hasNewInput && '',
    endpoint.hasNewInput && inputSchemaCode(endpoint),
  );

const comments = {
  list: ({ noun }) => `${noun.words.plural}, newest first.`,
  get: ({ noun }) => `one ${noun.words.one}.`,
  create: ({ noun }) => `adds a ${noun.words.one}.`,
  update: ({ noun }) => `changes a ${noun.words.one}.`,
  remove: ({ noun }) => `deletes a ${noun.words.one}.`,
};
const successes = { create: 'added', update: 'updated', remove: 'deleted' };
const failures = {
  list: ({ noun }) => `'Could not get ${noun.words.plural}. Try again later.'`,
  get: ({ noun }) => `'Could not get this ${noun.words.one}. Try again later.'`,
  create: () => 'texts.wentWrong',
  update: () => 'texts.updateFailed',
  remove: () => 'texts.wentWrong',
};

export function contractCode(endpoint) {
  const { kind, group, name, method, path, rule, noun, searched, isInSpec } = endpoint;
  const comment = comments[kind](endpoint);
  return lines(
    !isInSpec && `/** Not in the spec: ${comment} */`,
    `export const ${name} = endpoint({
      ...${rule},
      name: '${group}.${name}',
      method: '${method}',
      path: '${path}',`,
    kind === 'list' && `query: ${searched.length > 0 ? 'searchQuerySchema' : 'pageQuerySchema'},`,
    (kind === 'create' || kind === 'update') && `body: ${noun.camel}InputSchema,`,
    kind === 'list' && `data: pageOf(${noun.camel}Schema),`,
    kind === 'remove' && 'data: noDataSchema,',
    kind !== 'list' && kind !== 'remove' && `data: ${noun.camel}Schema,`,
    `failure: ${failures[kind](endpoint)},`,
    kind in successes && `success: '${sentence(noun.kebab)} ${successes[kind]}',`,
    '});',
  );
}

export const contractImports = ({ kind, rule, searched }, schemas) => [
  ...schemaImports(schemas),
  ...(kind === 'list'
    ? [
        [
          '@market/domain/paging',
          ['pageOf', searched.length > 0 ? 'searchQuerySchema' : 'pageQuerySchema'],
        ],
      ]
    : []),
  ...(kind === 'remove' ? [['../../envelope', ['noDataSchema']]] : []),
  ['../../endpoint', ['endpoint']],
  ['../access', [rule]],
  ...(kind === 'list' || kind === 'get' ? [] : [['../texts', ['texts']]]),
];
