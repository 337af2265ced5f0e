import { MessageCircleQuestion } from 'lucide-react';
import { isCountCapped } from '@market/domain/list-limits';
import { pluralise } from '@market/domain/pluralise';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useUser } from '@market/web-kit/use-session';
import { QuestionEntry } from '../../../features/questions/components/question-entry';
import { QuestionFilters } from '../../../features/questions/components/question-filters';
import { isFiltered, questionList } from '../../../features/questions/questions.queries';
import { EntryList } from '../../../shared/entry-list';
import { paths } from '../../paths';

const productHref = (id: string) => paths.products.edit.href({ id });

export function QuestionListPage() {
  const storeName = useUser()?.storeName ?? 'The store';
  const { list, search, setSearch, table } = useList(questionList, isCountCapped);
  const open = list.data?.open ?? 0;

  return (
    <>
      <PageHeader
        title="Questions"
        description={
          open > 0
            ? `${pluralise(open, 'question')} waiting for your answer`
            : 'What customers ask about your products, and your answers'
        }
      />
      <QuestionFilters search={search} onChange={setSearch} />
      <EntryList
        table={table}
        noun="questions"
        filtered={isFiltered(search)}
        onClearFilters={() => setSearch({ search: undefined, state: undefined })}
        empty={
          <EmptyState icon={<MessageCircleQuestion size={26} />} title="No questions yet">
            Customers can ask about a product on its page. We notify you here and by email.
          </EmptyState>
        }
        entry={(question) => (
          <QuestionEntry
            key={question.id}
            question={question}
            storeName={storeName}
            productHref={productHref}
          />
        )}
      />
    </>
  );
}
