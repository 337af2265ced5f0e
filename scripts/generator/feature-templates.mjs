import { code } from './code.mjs';
import { sentence } from './names.mjs';

/** The files of a list screen, as those of the merchant's coupons. */

const up = '../../../features';

export const queriesFile = ({ endpoint, noun, removal, searchType }) => code`
  import { keepPreviousData } from '@tanstack/react-query';
  import type { Queries } from '@market/api-client/queries';
  import * as ${endpoint.group} from '@market/api-client/contract/${endpoint.file}';
  import { pageWindow } from '@market/web-kit/router/list-search';
  import type { ${searchType} } from '@market/web-kit/router/list-search-fields';

  export const ${noun.camel}ListQuery = (
    api: Queries,
    { page, size${endpoint.isSearched ? ', ...filters' : ''} }: ${searchType},
  ) => ({
    ...api.query(${endpoint.group}.${endpoint.name}, {
      query: ${endpoint.isSearched ? '{ ...pageWindow({ page, size }), ...filters }' : 'pageWindow({ page, size })'},
    }),
    placeholderData: keepPreviousData,
  });
  ${removal && '\n'}
  ${removal && `/** The dialog shows a failure itself (\`quiet\`). */`}
  ${removal && `export const ${noun.camel}Removal = (api: Queries) => api.mutation(${endpoint.group}.${removal}, { quiet: true });`}
`;

export const routesFile = ({ endpoint, noun, title }) => code`
  import type { RouteObject } from 'react-router-dom';
  import { ${endpoint.rule} } from '@market/api-client/access';
  import { requireAccess } from '@market/web-kit/router/guards';
  import { paths } from '../../paths';

  export const ${noun.camelPlural}Routes: RouteObject[] = [
    {
      path: paths.${noun.camelPlural}.list.pattern,
      handle: { title: '${title}' },
      middleware: [requireAccess(${endpoint.rule})],
      lazy: {
        Component: async () => (await import('./${noun.kebab}-list.page')).${noun.pascal}ListPage,
        loader: async () => (await import('./${noun.plural}.loaders')).${noun.camel}ListLoader,
      },
    },
  ];
`;

export const loadersFile = ({ noun, searchSchema }) => code`
  import { noop } from '@tanstack/react-query';
  import type { LoaderFunctionArgs } from 'react-router-dom';
  import { parseListSearch } from '@market/web-kit/router/list-search';
  import { ${searchSchema} } from '@market/web-kit/router/list-search-fields';
  import { servicesContext } from '@market/web-kit/services';
  import { ${noun.camel}ListQuery } from '${up}/${noun.plural}/${noun.plural}.queries';

  /** Starts the list and does not wait: the page has a skeleton. */
  export function ${noun.camel}ListLoader({ context, request }: LoaderFunctionArgs) {
    const { api, queryClient } = context.get(servicesContext);
    const search = parseListSearch(${searchSchema}, new URL(request.url).searchParams);
    void queryClient.query(${noun.camel}ListQuery(api, search)).catch(noop);
    return null;
  }
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

/** \`createdAt\` is shown below "Created". */
export const headerOf = ({ name, kind }) =>
  sentence(kind === 'instant' ? name.replace(/At$/, '') : name);

const extraProps = {
  number: `align: 'end', `,
  kobo: `align: 'end', `,
  instant: `className: 'whitespace-nowrap text-muted nums', `,
  date: `className: 'whitespace-nowrap text-muted nums', `,
};

/** A row is deleted by a button that names it by its first text. */
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

export function tableFile({ endpoint, noun, title, removal }) {
  const fields = shownFields(endpoint.fields);
  const type = endpoint.type.name;
  const has = (kind) => fields.some((field) => field.kind === kind);
  const formats = [has('date') && 'formatDate', has('instant') && 'formatDateTimeYear'].filter(
    Boolean,
  );
  const choices = fields.filter(({ kind }) => kind === 'choice');
  return code`
  ${removal && `import { Trash2 } from 'lucide-react';`}
  import type { ReactNode } from 'react';
  ${formats.length > 0 ? `import { ${formats.join(', ')} } from '@market/domain/lagos-time';` : ''}
  import type { ${type} } from '${endpoint.type.module}';
  import { DataTable, type Column } from '@market/ui/data-table';
  ${removal && `import { IconButton } from '@market/ui/icon-button';`}
  ${has('kobo') ? `import { Money } from '@market/ui/money';` : ''}

  interface ${noun.pascal}TableProps {
    /** \`undefined\` while the first page loads. */
    rows: readonly ${type}[] | undefined;
    refetching: boolean;
    ${endpoint.isSearched ? 'filtered: boolean;' : ''}
    error: ReactNode;
    empty: ReactNode;
    ${endpoint.isSearched ? 'noMatch: ReactNode;' : ''}
    footer: ReactNode;
    ${removal && `onRemove: (${noun.camel}: ${type}) => void;`}
  }

  ${choices
    .map(
      (
        field,
      ) => `const ${labelsOf(field)}: Record<NonNullable<${type}['${field.name}']>, string> = {
        ${field.values.map((value) => `'${value}': '${sentence(String(value).replaceAll('_', '-'))}'`).join(', ')}
      };`,
    )
    .join('\n')}

  const ${noun.camel}Columns${
    removal
      ? ` = (onRemove: ${noun.pascal}TableProps['onRemove']): Column<${type}>[] =>`
      : `: Column<${type}>[] =`
  } [
    ${fields
      .map(
        (field) =>
          `{ id: '${field.name}', header: '${headerOf(field)}', ${extraProps[field.kind] ?? ''}cell: ({ ${field.name} }) => ${valueOf[field.kind](field)} },`,
      )
      .join('\n')}
    ${removal && removalColumn({ noun, fields })}
  ];

  export function ${noun.pascal}Table(${removal ? '{ onRemove, ...table }' : 'props'}: ${noun.pascal}TableProps) {
    return (
      <DataTable
        caption="${title}"
        columns={${noun.camel}Columns${removal ? '(onRemove)' : ''}}
        rowKey={({ id }) => id}
        {...${removal ? 'table' : 'props'}}
      />
    );
  }
`;
}
