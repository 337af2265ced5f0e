import { code } from './code.mjs';
import { columnImports, columnsCode, nameOf, shownFields } from './feature-templates.mjs';
import { addImport } from './syntax.mjs';

/** The page for a list without filters: its columns and their table. */
export function pageFile(feature) {
  const { endpoint, noun, title, icon, removal } = feature;
  const { isSearched } = endpoint;
  const when = (text) => isSearched && text;
  const text = code`
  ${removal && `import { useMutation } from '@tanstack/react-query';`}
  import { ${icon} } from 'lucide-react';
  ${removal && `import { useState } from 'react';`}
  import * as ${endpoint.group} from '@market/api-client/contract/${endpoint.file}';
  ${when(`import { Button } from '@market/ui/button';`)}
  ${removal && `import { ConfirmDialog } from '@market/ui/confirm-dialog';`}
  import { DataTable, type Column } from '@market/ui/data-table';
  import { EmptyState } from '@market/ui/empty-state';
  import { PageHeader } from '@market/ui/page-header';
  ${when(`import { Toolbar } from '@market/ui/toolbar';`)}
  ${when(`import { SearchBox } from '@market/web-kit/list/search-box';`)}
  import { useList } from '@market/web-kit/list/use-list';
  import { plainList } from '@market/web-kit/router/url-list';
  ${removal && `import { useServices } from '@market/web-kit/services';`}

  ${columnsCode(feature)}

  export function ${noun.pascal}ListPage() {
    const { ${when('search, setSearch, ')}table } = useList(plainList(${endpoint.group}.${endpoint.name}));
    ${
      removal &&
      `const { api } = useServices();
    const remove = useMutation(api.mutation(${endpoint.group}.${removal}, { quiet: true }));
    const [deleting, setDeleting] = useState<${endpoint.type}>();`
    }

    return (
      <>
        <PageHeader title="${title}" />
        ${when(`<Toolbar>
          <SearchBox
            label="Search ${noun.words.plural}"
            value={search.search}
            onSearch={(text) => setSearch({ search: text }, { replace: true })}
          />
        </Toolbar>`)}
        <DataTable
          caption="${title}"
          columns={${removal ? 'createColumns(setDeleting)' : 'columns'}}
          rowKey={({ id }) => id}
          {...table}
          ${when('filtered={search.search !== undefined}')}
          empty={
            <EmptyState title="No ${noun.words.plural} yet" icon={<${icon} />}>
              They appear here, newest first.
            </EmptyState>
          }
          ${when(`noMatch={
            <EmptyState
              title="No ${noun.words.plural} match"
              action={
                <Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>
              }
            >
              Try another search.
            </EmptyState>
          }`)}
        />
        ${removal && dialogCode({ endpoint, noun })}
      </>
    );
  }
`;
  return [...columnImports(feature), endpoint.typeImport ?? []]
    .filter(([, name]) => name)
    .reduce((result, [from, name]) => addImport(result, from, [name]), text);
}

const dialogCode = ({ endpoint, noun }) => `{deleting && (
          <ConfirmDialog
            open
            title={\`Delete \${deleting.${nameOf(shownFields(endpoint.fields)).name}}?\`}
            confirmLabel="Delete ${noun.words.one}"
            busyLabel="Deleting…"
            onConfirm={() => remove.mutateAsync({ params: { id: deleting.id } })}
            onOpenChange={(isOpen) => !isOpen && setDeleting(undefined)}
          >
            This cannot be undone.
          </ConfirmDialog>
        )}`;
