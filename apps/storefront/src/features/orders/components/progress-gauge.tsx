import { Check } from 'lucide-react';
import { formatRecent, lagosDate } from '@market/domain/lagos-time';
import type { CustomerStep } from '@market/domain/orders/customer-steps';
import { shortDaysText } from '@market/domain/shipping/promise-text';

const dots = {
  done: 'border-success-fill bg-success-fill text-on-success-fill',
  current: 'border-text bg-accent',
  next: 'border-line-strong bg-surface',
} as const;

const states = { done: ', done', current: ', now', next: '' } as const;

/**
 * The progress of an order: when each step was reached, and when the next is expected. Vertical on
 * phones.
 */
export function ProgressGauge({ steps, now }: { steps: readonly CustomerStep[]; now: Date }) {
  return (
    <ol
      aria-label="Progress"
      className="grid gap-5 px-5 py-6 md:auto-cols-fr md:grid-flow-col md:gap-0 md:px-2 md:text-center"
    >
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={`relative flex gap-4 text-sm md:flex-col md:items-center md:gap-3 ${index > 0 ? `${connector} ${step.state === 'next' ? 'before:bg-line-strong' : 'before:bg-success-fill'}` : ''}`}
        >
          <span
            aria-hidden="true"
            className={`relative z-1 grid size-[30px] flex-none place-items-center rounded-full border-3 ${dots[step.state]}`}
          >
            {step.state === 'done' && <Check size={16} />}
          </span>
          <span className="px-1">
            <span className={step.state === 'next' ? 'text-muted' : 'font-semibold'}>
              {step.label}
              <span className="sr-only">{states[step.state]}</span>
            </span>
            <span className="block text-xs text-muted nums">{timeOf(step, now)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const connector =
  'before:absolute before:bottom-[calc(100%-8px)] before:left-[13px] before:h-10 before:w-1 md:before:top-[13px] md:before:right-1/2 md:before:bottom-auto md:before:left-auto md:before:h-1 md:before:w-full';

function timeOf({ at, expected }: CustomerStep, now: Date): string | undefined {
  if (at !== undefined) return formatRecent(at, now);
  return expected && `Expected ${shortDaysText(expected, lagosDate(now))}`;
}
