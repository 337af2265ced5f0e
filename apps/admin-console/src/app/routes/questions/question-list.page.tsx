import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { COUNT_CAP } from '@market/domain/list-limits';
import { questionStates, type PlatformQuestion } from '@market/domain/questions/question';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import {
  questionStateTexts,
  QuestionTable,
} from '../../../features/questions/components/question-table';
import {
  isFiltered,
  questionListQuery,
  questionSearchSchema,
} from '../../../features/questions/questions.queries';
import { paths } from '../../paths';

/** Loaded on demand: most visits only read. */
const RemoveQuestion = lazy(async () => ({
  default: (await import('../../../features/questions/components/remove-question')).RemoveQuestion,
}));

const states = questionStates.map((value) => ({ value, label: questionStateTexts[value].label }));

/** What customers ask stores, and what does not belong there. */
export function QuestionListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(questionSearchSchema);
  const list = useQuery(questionListQuery(api, search));
  const [removing, setRemoving] = useState<PlatformQuestion>();
  useLastPage(list, search, setSearch);
  return (
    <>
      <PageHeader
        title="Questions"
        description="What customers ask stores about their products, and the answers"
      />
      <Toolbar>
        <SearchBox
          label="Search questions and answers"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <ToolbarFilters values={[search.state]}>
          <FilterSelect
            label="Status"
            options={states}
            value={search.state}
            onChange={(state) => setSearch({ state })}
          />
        </ToolbarFilters>
      </Toolbar>
      <QuestionTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        productHref={(id) => paths.products.detail.href({ id })}
        onRemove={setRemoving}
        error={queryError(list)}
        empty={
          <EmptyState icon={<MessageCircleQuestion />} title="No questions yet">
            Customers ask on the pages of products.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No questions match these filters"
            action={
              <Button onClick={() => setSearch({ search: undefined, state: undefined })}>
                Clear filters
              </Button>
            }
          >
            Try another search, or clear the filters.
          </EmptyState>
        }
        footer={
          list.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              capped={list.data.count >= COUNT_CAP}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
      {removing && (
        <Suspense>
          <RemoveQuestion question={removing} onClose={() => setRemoving(undefined)} />
        </Suspense>
      )}
    </>
  );
}
