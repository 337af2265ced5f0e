import { Check } from 'lucide-react';
import type { Milestone } from '../model/progress';

const dots = {
  done: 'border-success-fill bg-success-fill text-on-success-fill',
  current: 'border-text bg-accent',
  next: 'border-line-strong bg-surface',
} as const;

/** How far an order has come. */
export function ProgressGauge({ steps }: { steps: readonly Milestone[] }) {
  return (
    <ol aria-label="Progress" className="grid auto-cols-fr grid-flow-col px-2 pt-7 pb-6 text-center">
      {steps.map(({ label, state }, index) => (
        <li
          key={label}
          aria-current={state === 'current' ? 'step' : undefined}
          className={`relative flex flex-col items-center text-xs md:text-sm ${index > 0 ? 'before:absolute before:top-[13px] before:right-1/2 before:h-1 before:w-full' : ''} ${state === 'next' ? 'before:bg-line-strong' : 'before:bg-success-fill'}`}
        >
          <span aria-hidden="true" className={`relative z-1 mb-3 grid size-[30px] place-items-center rounded-full border-3 ${dots[state]}`}>
            {state === 'done' && <Check size={16} />}
          </span>
          <span className={`px-1 ${state === 'next' ? 'text-muted' : 'font-semibold'}`}>
            {label}
            <span className="sr-only">{state === 'done' ? ', done' : state === 'current' ? ', now' : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
