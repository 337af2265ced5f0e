import { Check, Package, Truck, X } from 'lucide-react';
import { lagosDate } from '@market/domain/lagos-time';
import type { CustomerStep } from '@market/domain/orders/customer-steps';
import { dayTimeText, shortDaysText } from '@market/domain/shipping/promise-text';

const looks = {
  done: { dot: 'border-success-fill bg-success-fill text-on-success-fill', word: ', done' },
  current: { dot: 'border-text bg-accent text-on-accent', word: ', now' },
  failed: { dot: 'border-danger-fill bg-danger-soft text-on-danger-soft', word: '' },
  next: { dot: 'border-line-strong bg-surface', word: '' },
} as const;

interface ProgressGaugeProps {
  steps: readonly CustomerStep[];
  now: Date;
  /** Phones show only the latest step and the following ones. */
  isShort?: boolean;
}

export function ProgressGauge({ steps, now, isShort = false }: ProgressGaugeProps) {
  const latest = steps.findLastIndex(({ state }) => state !== 'next');
  return (
    <ol
      aria-label="Progress"
      className="grid gap-5 px-5 py-6 md:auto-cols-fr md:grid-flow-col md:gap-0 md:px-2 md:text-center"
    >
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
          className={`relative flex gap-4 text-sm ${isShort && index < latest ? 'max-md:hidden' : ''} ${isShort && index === latest ? 'max-md:before:hidden' : ''} md:flex-col md:items-center md:gap-3 ${index > 0 ? `${connectorClass} ${step.state === 'next' ? 'before:bg-line-strong' : 'before:bg-success-fill'}` : ''}`}
        >
          <span
            aria-hidden="true"
            className={`relative z-1 grid size-[30px] flex-none place-items-center rounded-full border-3 ${looks[step.state].dot}`}
          >
            <StepIcon step={step} />
          </span>
          <span className="px-1">
            <span className={step.state === 'next' ? 'text-muted' : 'font-semibold'}>
              {step.label}
              <span className="sr-only">{looks[step.state].word}</span>
            </span>
            <span className="block text-xs text-balance text-muted nums">
              {stepTimeText(step, now)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const connectorClass =
  'before:absolute before:bottom-[calc(100%-8px)] before:left-[13px] before:h-10 before:w-1 md:before:top-[13px] md:before:right-1/2 md:before:bottom-auto md:before:left-auto md:before:h-1 md:before:w-full';

function StepIcon({ step: { state, label } }: { step: CustomerStep }) {
  if (state === 'done') return <Check size={16} strokeWidth={2.5} />;
  if (state === 'failed') return <X size={16} strokeWidth={2.5} />;
  if (state === 'next') return null;
  return label === 'Being packed' ? <Package size={15} /> : <Truck size={15} />;
}

function stepTimeText({ at, expected }: CustomerStep, now: Date): string | undefined {
  if (at !== undefined) return dayTimeText(at, now);
  return expected && `Expected ${shortDaysText(expected, lagosDate(now))}`;
}
