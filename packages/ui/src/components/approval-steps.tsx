import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type ApprovalStep = {
  id: string;
  title: string;
  state: 'approved' | 'current' | 'next' | 'rejected';
  /** Who decided and when, or who must decide. */
  detail?: ReactNode;
};

const states = {
  approved: { mark: 'border-success-fill bg-success-fill text-on-success-fill', word: 'Approved' },
  current: { mark: 'border-accent-edge bg-accent text-on-accent', word: 'Waiting for a decision' },
  next: { mark: 'border-control bg-surface text-muted', word: 'Not reached yet' },
  rejected: { mark: 'border-danger-fill bg-danger-fill text-on-danger-fill', word: 'Sent back' },
} as const;

/** The steps of an approval, in the order in which the approvers decide. */
export function ApprovalSteps({ steps, label }: { steps: readonly ApprovalStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex items-start gap-3 text-sm"
        >
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
              {states[step.state].word}
              {step.detail && <>, {step.detail}</>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
