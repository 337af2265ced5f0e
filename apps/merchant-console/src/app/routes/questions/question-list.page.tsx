import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, SearchX } from 'lucide-react';
import { COUNT_CAP } from '@market/domain/list-limits';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { QuestionEntry } from '../../../features/questions/components/question-entry';
import { QuestionFilters } from '../../../features/questions/components/question-filters';
import {
  isFiltered,
  questionListQuery,
  questionSearchSchema,
} from '../../../features/questions/questions.queries';
import { EntriesSkeleton } from '../../../shared/entries-skeleton';
import { paths } from '../../paths';

const productHref = (id: string) => paths.products.edit.href({ id });

/** Questions about the store's products, with their answers. */
export function QuestionListPage() {
  const { api } = useServices();
  const storeName = useUser()?.storeName ?? 'The store';
  const [search, setSearch] = useListSearch(questionSearchSchema);
  const list = useQuery(questionListQuery(api, search));
  useLastPage(list, search, setSearch);
  const { data } = list;

  return (
    <>
      <PageHeader
        title="Questions"
        description={
          data && data.open > 0
            ? `${pluralise(data.open, 'question')} waiting for your answer`
            : 'What customers ask about your products, and your answers'
        }
      />
      <QuestionFilters search={search} onChange={setSearch} />
      <Card
        flush
        aria-busy={list.isPending || list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {queryError(list)}
        {data && data.count === 0 && (
          <NoQuestions
            filtered={isFiltered(search)}
            onClear={() => setSearch({ search: undefined, state: undefined })}
          />
        )}
        <div className="px-4 md:px-5">
          {list.isPending && <EntriesSkeleton />}
          {data?.rows.map((question) => (
            <QuestionEntry
              key={question.id}
              question={question}
              storeName={storeName}
              productHref={productHref}
            />
          ))}
        </div>
        {data && (
          <Pager
            page={search.page}
            pageSize={search.size}
            total={data.count}
            capped={data.count >= COUNT_CAP}
            onPageChange={(page) => setSearch({ page })}
            onPageSizeChange={(size) => setSearch({ size })}
          />
        )}
      </Card>
    </>
  );
}

function NoQuestions({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchX size={26} />}
        title="No questions match these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Clear the filters to see more.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<MessageCircleQuestion size={26} />} title="No questions yet">
      Customers can ask about a product on its page. You are told here and by email.
    </EmptyState>
  );
}
