import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { formatDate } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { Question } from '@market/domain/questions/question';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { questionsQuery } from '../questions.queries';
import { QuestionsSkeleton } from './questions-skeleton';

const QuestionForm = lazyBrowserPart(async () => (await import('./question-form')).QuestionForm);

const PAGE_SIZE = 4;

interface QuestionsSectionProps {
  productId: string;
  storeName: string;
  /** The URL of the sign-in page, which returns to this page. Only customers can ask. */
  signInPath: string;
}

export function QuestionsSection({ productId, storeName, signInPath }: QuestionsSectionProps) {
  const { api } = useServices();
  const [search, setSearch] = useState<string>();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = useQuery(questionsQuery(api, productId, { search, limit }));
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="grid scroll-mt-4 grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-4">
        <h2 id="questions-title" className="display text-d2">
          Questions and answers
        </h2>
        <AskQuestion productId={productId} storeName={storeName} signInPath={signInPath} />
      </div>
      <QueryView query={query} skeleton={<QuestionsSkeleton />}>
        {({ rows, count }) => (
          <div className="min-w-0">
            {(search !== undefined || count > PAGE_SIZE) && (
              <SearchBox label="Search questions and answers" value={search} onSearch={setSearch} />
            )}
            <p role="status" className="text-sm text-muted">
              {count === 0
                ? search === undefined
                  ? 'Nobody has asked about this product yet.'
                  : 'No question or answer contains these words.'
                : pluralise(count, 'answered question')}
            </p>
            <ul aria-busy={query.isPlaceholderData || undefined} aria-label="Answered questions">
              {rows.map((question) => (
                <li key={question.id} className="border-b border-line py-5">
                  <QuestionEntry question={question} storeName={storeName} />
                </li>
              ))}
            </ul>
            {rows.length < count && limit < MAX_PAGE_SIZE && (
              <Button
                className="mt-5"
                busy={query.isPlaceholderData}
                busyLabel="Loading more…"
                onClick={() => setLimit(Math.min(limit + 3 * PAGE_SIZE, MAX_PAGE_SIZE))}
              >
                Show more questions
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function QuestionEntry({ question, storeName }: { question: Question; storeName: string }) {
  const { text, asker, createdAt, answer } = question;
  return (
    <article className="max-w-(--measure) text-sm leading-relaxed">
      <h3 className="text-base font-semibold break-words whitespace-pre-line">{text}</h3>
      <p className="text-xs text-muted">{`${asker}, ${formatDate(createdAt)}`}</p>
      <div className="mt-3 border-l-2 border-line-strong pl-4">
        <p className="text-xs font-semibold">
          {`${storeName} answered, ${formatDate(answer.answeredAt)}`}
        </p>
        <p className="mt-1 break-words whitespace-pre-line text-text-2">{answer.text}</p>
      </div>
    </article>
  );
}

function AskQuestion({ productId, storeName, signInPath }: QuestionsSectionProps) {
  const user = useUser();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (!user)
    return (
      <div>
        <Button render={<Link to={signInPath} />}>Sign in to ask the store</Button>
      </div>
    );
  return (
    <>
      <p role="status" className="text-sm text-text-2">
        {state === 'sent' &&
          `Your question was sent to ${storeName}. The answer will appear here, and we will email it to you.`}
      </p>
      {state === 'open' ? (
        <Suspense fallback={<div className="h-48" />}>
          <QuestionForm
            productId={productId}
            storeName={storeName}
            onSent={() => setState('sent')}
            onClose={() => setState('closed')}
          />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setState('open')}>
            {state === 'sent' ? 'Ask another question' : 'Ask the store'}
          </Button>
        </div>
      )}
    </>
  );
}
