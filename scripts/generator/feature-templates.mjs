import { code } from './code.mjs';
import { sentence } from './names.mjs';

/** The route and the columns of a list screen. */

export const routesFile = ({ endpoint, noun, title }) => code`
  import type { RouteObject } from 'react-router-dom';
  import { ${endpoint.rule} } from '@market/api-client/access';
  import { requireAccess } from '@market/web-kit/router/guards';
  import { plainListLoader } from '@market/web-kit/router/lazy-list';
  import { paths } from '../../paths';

  export const routes: RouteObject[] = [
    {
      path: paths.${noun.camelPlural}.list.pattern,
      handle: { title: '${title}' },
      middleware: [requireAccess(${endpoint.rule})],
      lazy: {
        Component: async () => (await import('./${noun.kebab}-list.page')).${noun.pascal}ListPage,
        loader: plainListLoader(
          async () => (await import('@market/api-client/contract/${endpoint.file}')).${endpoint.name},
        ),
      },
    },
  ];
`;

const labelsOf = ({ name }) => `${name}Labels`;
const valueOf = {
  text: (field) => (field.isOptional ? `${field.name} ?? '–'` : field.name),
  choice: (field) =>
    field.isOptional
      ? `(${field.name} === undefined ? '–' : ${labelsOf(field)}[${field.name}])`
      : `${labelsOf(field)}[${field.name}]`,
  number: (field) => (field.isOptional ? `${field.name} ?? '–'` : field.name),
  boolean: ({ name }) => `${name} ? 'Yes' : 'No'`,
  kobo: ({ name, isOptional }) =>
    isOptional
      ? `${name} === undefined ? '–' : <Money kobo={${name}} />`
      : `<Money kobo={${name}} />`,
  instant: ({ name, isOptional }) =>
    isOptional
      ? `${name} === undefined ? '–' : formatDateTimeYear(${name})`
      : `formatDateTimeYear(${name})`,
  date: ({ name, isOptional }) =>
    isOptional ? `${name} === undefined ? '–' : formatDate(${name})` : `formatDate(${name})`,
};

/** The fields that a table shows: no ids, and no more than fit at 1280 px. */
export const shownFields = (fields) =>
  fields.filter(({ name, kind }) => kind in valueOf && !/^id$|Id$/.test(name)).slice(0, 6);

/** `createdAt` is shown below "Created". */
const headerOf = ({ name, kind }) => sentence(kind === 'instant' ? name.replace(/At$/, '') : name);

const extraProps = {
  number: `align: 'end', `,
  kobo: `align: 'end', `,
  instant: `className: 'whitespace-nowrap text-muted nums', `,
  date: `className: 'whitespace-nowrap text-muted nums', `,
};

/** The first required text field. The button that deletes a row uses it as the row's name. */
export const nameOf = (fields) =>
  fields.find(({ kind, isOptional }) => kind === 'text' && !isOptional);

const removalColumn = ({ noun, fields }) => `{
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      card: 'status',
      cell: (${noun.camel}) => (
        <IconButton
          label={\`Delete ${'${'}${noun.camel}.${nameOf(fields).name}}\`}
          icon={<Trash2 size={17} />}
          tooltip="none"
          onClick={() => onRemove(${noun.camel})}
        />
      ),
    },`;

export function columnImports({ endpoint, removal }) {
  const fields = shownFields(endpoint.fields);
  const has = (kind) => fields.some((field) => field.kind === kind);
  return [
    ['lucide-react', removal && 'Trash2'],
    ['@market/domain/lagos-time', has('date') && 'formatDate'],
    ['@market/domain/lagos-time', has('instant') && 'formatDateTimeYear'],
    ['@market/ui/icon-button', removal && 'IconButton'],
    ['@market/ui/money', has('kobo') && 'Money'],
  ];
}

export function columnsCode({ endpoint, noun, removal }) {
  const fields = shownFields(endpoint.fields);
  const { type } = endpoint;
  const choices = fields.filter(({ kind }) => kind === 'choice');
  return code`
  ${choices
    .map(
      (
        field,
      ) => `const ${labelsOf(field)}: Record<NonNullable<${type}['${field.name}']>, string> = {
        ${field.values.map((value) => `'${value}': '${sentence(String(value).replaceAll('_', '-'))}'`).join(', ')}
      };`,
    )
    .join('\n')}

  const ${removal ? `createColumns = (onRemove: (${noun.camel}: ${type}) => void): Column<${type}>[] =>` : `columns: Column<${type}>[] =`} [
    ${fields
      .map(
        (field) =>
          `{ id: '${field.name}', header: '${headerOf(field)}', ${extraProps[field.kind] ?? ''}cell: ({ ${field.name} }) => ${valueOf[field.kind](field)} },`,
      )
      .join('\n')}
    ${removal && removalColumn({ noun, fields })}
  ];`;
}
