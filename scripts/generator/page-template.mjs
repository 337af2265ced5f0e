import { code } from './code.mjs';
import { nameOf, shownFields } from './feature-templates.mjs';

const up = '../../../features';

/** The page of a list, as that of the merchant's coupons. */
export function pageFile({ endpoint, noun, title, icon, removal, searchSchema }) {
  const { isSearched } = endpoint;
  const when = (text) => isSearched && text;
  return code`
  import { ${removal && 'useMutation, '}useQuery } from '@tanstack/react-query';
  import { ${icon} } from 'lucide-react';
  ${
    removal &&
    `import { useState } from 'react';
  import type { ${endpoint.type.name} } from '${endpoint.type.module}';`
  }
  ${when(`import { Button } from '@market/ui/button';`)}
  ${removal && `import { ConfirmDialog } from '@market/ui/confirm-dialog';`}
  import { EmptyState } from '@market/ui/empty-state';
  import { PageHeader } from '@market/ui/page-header';
  import { Pager } from '@market/ui/pager';
  ${when(`import { Toolbar } from '@market/ui/toolbar';`)}
  import { queryError } from '@market/web-kit/list/query-error';
  ${when(`import { SearchBox } from '@market/web-kit/list/search-box';`)}
  import { useListSearch } from '@market/web-kit/router/list-search';
  import { ${searchSchema} } from '@market/web-kit/router/list-search-fields';
  import { useLastPage } from '@market/web-kit/router/use-last-page';
  import { useServices } from '@market/web-kit/services';
  import { ${noun.pascal}Table } from '${up}/${noun.plural}/components/${noun.kebab}-table';
  import { ${noun.camel}ListQuery${removal && `, ${noun.camel}Removal`} } from '${up}/${noun.plural}/${noun.plural}.queries';

  export function ${noun.pascal}ListPage() {
    const { api } = useServices();
    const [search, setSearch] = useListSearch(${searchSchema});
    const list = useQuery(${noun.camel}ListQuery(api, search));
    ${
      removal &&
      `const removal = useMutation(${noun.camel}Removal(api));
    const [deleting, setDeleting] = useState<${endpoint.type.name}>();`
    }
    useLastPage(list, search, setSearch);

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
        <${noun.pascal}Table
          rows={list.data?.rows}
          refetching={list.isPlaceholderData}
          ${when('filtered={search.search !== undefined}')}
          ${removal && 'onRemove={setDeleting}'}
          error={queryError(list)}
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
          footer={
            list.data && (
              <Pager
                page={search.page}
                pageSize={search.size}
                total={list.data.count}
                onPageChange={(page) => setSearch({ page })}
                onPageSizeChange={(size) => setSearch({ size })}
              />
            )
          }
        />
        ${removal && dialogCode({ endpoint, noun })}
      </>
    );
  }
`;
}

const dialogCode = ({ endpoint, noun }) => `{deleting && (
          <ConfirmDialog
            open
            title={\`Delete \${deleting.${nameOf(shownFields(endpoint.fields)).name}}?\`}
            confirmLabel="Delete ${noun.words.one}"
            busyLabel="Deleting…"
            onConfirm={() => removal.mutateAsync({ params: { id: deleting.id } })}
            onOpenChange={(isOpen) => !isOpen && setDeleting(undefined)}
          >
            This cannot be undone.
          </ConfirmDialog>
        )}`;
