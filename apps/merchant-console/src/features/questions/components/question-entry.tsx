import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '@market/domain/lagos-time';
import type { QuestionState, ReceivedQuestion } from '@market/domain/questions/question';
import { questionAnswerSchema } from '@market/domain/store-response';
import { Avatar } from '@market/ui/avatar';
import { Link, LinkButton } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag, type StatusText } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { answerQuestion, showQuestion } from '../questions.queries';

// Loaded on demand: most visits only read.
const ResponseForm = lazy(async () => ({
  default: (await import('../../../shared/response-form')).ResponseForm,
}));
const HideQuestionForm = lazy(async () => ({
  default: (await import('./hide-question-form')).HideQuestionForm,
}));

export const questionStateTexts = {
  open: { label: 'To answer', tone: 'pending' },
  answered: { label: 'Answered', tone: 'done' },
  hidden: { label: 'Hidden', tone: 'neutral' },
} as const satisfies Record<QuestionState, StatusText>;

interface QuestionEntryProps {
  question: ReceivedQuestion;
  storeName: string;
  productHref: (productId: string) => string;
}

export function QuestionEntry({ question, storeName, productHref }: QuestionEntryProps) {
  const { id, asker, createdAt, product, state, text, answer, hidden } = question;
  const { api } = useServices();
  const save = useMutation(answerQuestion(api));
  const [form, setForm] = useState<'answer' | 'hide'>();
  const buttons = useRef<HTMLParagraphElement>(null);
  // Move the focus back to the buttons, which replace the form.
  const close = () => {
    flushSync(() => setForm(undefined));
    buttons.current?.querySelector('button')?.focus();
  };
  const tag = questionStateTexts[state];
  return (
    <article className="border-b border-line py-5 text-sm last:border-b-0">
      <header className="mb-2 flex items-center gap-3">
        <Avatar name={asker} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{asker}</p>
          <p className="text-xs text-muted">{formatDate(createdAt)}</p>
        </div>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </header>
      <p className="text-xs">
        <Link
          to={productHref(product.id)}
          className="link break-words pointer-coarse:-my-2 pointer-coarse:inline-block pointer-coarse:py-3.5"
        >
          {product.name}
        </Link>
      </p>
      <p className="max-w-(--measure) leading-relaxed break-words whitespace-pre-line">{text}</p>
      {hidden && (
        <p className="mt-2 max-w-(--measure) text-muted">
          {`${hidden.by === 'platform' ? 'Removed by the platform' : 'Hidden by your store'}: ${hidden.reason}`}
        </p>
      )}
      {answer && form !== 'answer' && (
        <div className="mt-3 max-w-(--measure) border-l-2 border-line-strong pl-4">
          <p className="text-xs font-semibold">
            {`${storeName} answered, ${formatDate(answer.answeredAt)}`}
          </p>
          <p className="mt-1 break-words whitespace-pre-line text-text-2">{answer.text}</p>
        </div>
      )}
      {form ? (
        <Suspense fallback={<Skeleton className="mt-3 h-48 max-w-(--measure)" />}>
          {form === 'answer' ? (
            <ResponseForm
              noun="answer"
              schema={questionAnswerSchema}
              author={asker}
              hint={
                answer
                  ? 'Shown on the product’s page'
                  : 'Shown on the product’s page, and emailed to the customer'
              }
              saved={answer}
              onSave={(body) => save.mutateAsync({ params: { id }, body })}
              onClose={close}
            />
          ) : (
            <HideQuestionForm question={question} onClose={close} />
          )}
        </Suspense>
      ) : (
        <p ref={buttons} className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {state === 'hidden' ? (
            hidden?.by === 'store' && <ShowButton question={question} />
          ) : (
            <>
              <LinkButton
                aria-label={`${answer ? 'Change the answer' : 'Answer'} to ${asker}`}
                onClick={() => setForm('answer')}
              >
                {answer ? 'Change the answer' : 'Answer'}
              </LinkButton>
              <LinkButton aria-label={`Hide ${asker}’s question`} onClick={() => setForm('hide')}>
                Hide
              </LinkButton>
            </>
          )}
        </p>
      )}
    </article>
  );
}

function ShowButton({ question: { id, asker } }: Pick<QuestionEntryProps, 'question'>) {
  const { api } = useServices();
  const show = useMutation(showQuestion(api));
  return (
    <LinkButton
      aria-label={`Show ${asker}’s question again`}
      disabled={show.isPending}
      onClick={() => show.mutate({ params: { id } })}
    >
      Show again
    </LinkButton>
  );
}
