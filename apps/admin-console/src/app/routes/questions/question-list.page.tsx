import { lazy, Suspense, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { isCountCapped } from '@market/domain/list-limits';
import { questionStates, type PlatformQuestion } from '@market/domain/questions/question';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import {
  questionStateTexts,
  QuestionTable,
} from '../../../features/questions/components/question-table';
import { isFiltered, questionList } from '../../../features/questions/questions.queries';
import { paths } from '../../paths';

/** Loaded on demand, because most visits only read the list. */
const RemoveQuestion = lazy(async () => ({
  default: (await import('../../../features/questions/components/remove-question')).RemoveQuestion,
}));

const states = questionStates.map((value) => ({ value, label: questionStateTexts[value].label }));

export function QuestionListPage() {
  const { search, setSearch, table } = useList(questionList, isCountCapped);
  const [removing, setRemoving] = useState<PlatformQuestion>();
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
        {...table}
        filtered={isFiltered(search)}
        productHref={(id) => paths.products.detail.href({ id })}
        onRemove={setRemoving}
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
      />
      {removing && (
        <Suspense>
          <RemoveQuestion question={removing} onClose={() => setRemoving(undefined)} />
        </Suspense>
      )}
    </>
  );
}
