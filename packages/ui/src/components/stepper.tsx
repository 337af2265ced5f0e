import { clsx } from 'clsx';

export type StepperProps = {
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  label: string;
};

/**
 * Progress through fixed steps. Done steps are green, the current one is orange, later ones are
 * grey. On phones only the current step has a label, which extends towards the middle.
 */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol aria-label={label} className="flex gap-1">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'block h-[5px]',
                state === 'done' && 'bg-success-fill',
                state === 'current' && 'bg-accent',
                state === 'next' && 'bg-line-strong',
              )}
            />
            <span
              className={clsx(
                'mt-2 block pr-1 text-xs leading-snug max-sm:sr-only',
                state === 'next' ? 'text-muted' : 'font-medium text-text',
                state === 'current' &&
                  index >= steps.length / 2 &&
                  'max-sm:flex max-sm:justify-end',
                state === 'current' &&
                  'font-semibold max-sm:not-sr-only max-sm:mt-2 max-sm:overflow-visible max-sm:whitespace-nowrap',
              )}
            >
              {step}
              <span className="sr-only">
                {state === 'done' ? ', done' : state === 'current' ? ', current step' : ''}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
