import { ChevronDown } from 'lucide-react';
import { Link } from '@market/ui/link';
import type { HelpLink, HelpQuestion } from '../model/topics';

interface QuestionListProps {
  questions: readonly HelpQuestion[];
  hrefOf: (to: HelpLink) => string;
  /** Whether the first answer is open initially. */
  firstOpen?: boolean;
  large?: boolean;
}

export function QuestionList({ questions, hrefOf, firstOpen, large }: QuestionListProps) {
  return (
    <ul>
      {questions.map(({ id, question, answer, action }, index) => (
        <li key={id} className="border-t border-line">
          <details open={firstOpen && index === 0} className="group/question">
            <summary
              className={`flex min-h-11 list-none items-center justify-between gap-3 rounded-1 font-medium hover:underline active:text-muted ${large ? 'py-4 text-md' : 'py-2 text-sm'}`}
            >
              {question}
              <ChevronDown
                size={17}
                className="flex-none text-muted transition-transform duration-(--dur-2) group-open/question:rotate-180"
              />
            </summary>
            <div className={`max-w-(--measure) pb-4 text-text-2 ${large ? '' : 'text-sm'}`}>
              {answer.map((paragraph) => (
                <p key={paragraph} className="leading-[1.6]">
                  {paragraph}
                </p>
              ))}
              {action && (
                <p className="mt-2">
                  <AnswerLink to={hrefOf(action.to)} label={action.label} />
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/**
 * Links within the page are plain links, because the router does not scroll to a part that is
 * already shown.
 */
function AnswerLink({ to, label }: { to: string; label: string }) {
  const className = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
  return /^(#|https?:)/.test(to) ? (
    <a href={to} className={className}>
      {label}
    </a>
  ) : (
    <Link to={to} className={className}>
      {label}
    </Link>
  );
}
