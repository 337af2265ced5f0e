import { useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { Input } from '@market/ui/input';
import { findQuestions } from '../model/find-questions';
import type { HelpLink } from '../model/topics';
import { QuestionList } from './question-list';

const oftenAsked = ['nobody at home', 'delivery code', 'money back'] as const;

interface HelpSearchProps {
  hrefOf: (to: HelpLink) => string;
  aside: ReactNode;
  /** All topics, shown while the search is empty. */
  children: ReactNode;
}

export function HelpSearch({ hrefOf, aside, children }: HelpSearchProps) {
  const [text, setText] = useState('');
  const search = text.trim();
  const found = findQuestions(search);
  return (
    <>
      <div className="bg-sunken">
        <div className="page-wrap grid gap-x-10 gap-y-6 py-8 md:py-11 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-center">
          <div className="min-w-0">
            <h1 className="display mb-4 text-d1">How can we help?</h1>
            <div role="search" aria-label="Questions" className="max-w-150">
              <Input
                type="search"
                size="lg"
                leading={<Search size={19} />}
                aria-label="Search the questions"
                placeholder="Search, such as refund or delivery code"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-text-2">
              Often asked:
              {oftenAsked.map((words) => (
                <button
                  key={words}
                  type="button"
                  onClick={() => setText(words)}
                  className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                >
                  {words}
                </button>
              ))}
            </p>
          </div>
          {aside}
        </div>
      </div>
      <div className="page-wrap pt-8 md:pt-9">
        <p role="status" className={search ? 'mb-3 text-sm text-muted' : 'sr-only'}>
          {search && resultText(found.length, search)}
        </p>
        {search ? (
          <div className="max-w-220 rounded-3 border border-line bg-surface px-5 empty:hidden md:px-6 [&>ul>li:first-child]:border-t-0">
            {found.length > 0 && (
              <QuestionList key={search} questions={found} hrefOf={hrefOf} firstOpen />
            )}
          </div>
        ) : (
          children
        )}
      </div>
    </>
  );
}

const resultText = (count: number, search: string): string =>
  count > 0
    ? `${pluralise(count, 'answer')} for “${search}”`
    : `Nothing about “${search}”. Try other words, or write to us below.`;
