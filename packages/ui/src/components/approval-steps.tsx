import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type ApprovalStep = {
  id: string;
  title: string;
  state: 'approved' | 'current' | 'next' | 'rejected';
  /** Replaces the words for the state, for steps that are not decisions. */
  word?: string;
  /** Who decided and when, or who must decide. */
  detail?: ReactNode;
};

const states = {
  approved: { mark: 'border-success-fill bg-success-fill text-on-success-fill', word: 'Approved' },
  current: { mark: 'border-accent-edge bg-accent text-on-accent', word: 'Waiting for a decision' },
  next: { mark: 'border-control bg-surface text-muted', word: 'Not reached yet' },
  rejected: { mark: 'border-danger-fill bg-danger-fill text-on-danger-fill', word: 'Sent back' },
} as const;

interface ApprovalStepsProps {
  steps: readonly ApprovalStep[];
  label: string;
  /** Side by side where there is room. */
  isRow?: boolean;
}

/** The steps of an approval, in the order in which the approvers decide. */
export function ApprovalSteps({ steps, label, isRow = false }: ApprovalStepsProps) {
  return (
    <ol
      aria-label={label}
      className={clsx('grid gap-3', isRow && 'md:auto-cols-fr md:grid-flow-col md:gap-x-2')}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={clsx(
            'flex items-start gap-3 text-sm',
            isRow && 'relative md:flex-col md:gap-2 md:pr-3',
          )}
        >
          {isRow && index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-[11px] right-0 left-8 h-0.5 max-md:hidden',
                step.state === 'approved' ? 'bg-success-fill' : 'bg-line-strong',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-6 flex-none place-items-center rounded-full border text-2xs font-semibold nums',
              states[step.state].mark,
            )}
          >
            {step.state === 'approved' ? (
              <Check size={14} />
            ) : step.state === 'rejected' ? (
              <X size={14} />
            ) : (
              index + 1
            )}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className={clsx('block font-semibold', step.state === 'next' && 'text-muted')}>
              {step.title}
            </span>
            <span className="block text-xs text-muted">
              {step.word ?? states[step.state].word}
              {step.detail && <>, {step.detail}</>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
