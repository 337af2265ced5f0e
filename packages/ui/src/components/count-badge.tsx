import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  neutral: 'bg-neutral-soft text-on-neutral-soft',
  accent: 'bg-accent text-on-accent',
} as const;

export type CountBadgeProps = ComponentProps<'span'> & {
  value: number;
  /** Whether the value is a lower bound. It then reads "12+". */
  isLeast?: boolean | undefined;
  /** `accent` highlights the number, because the user must act. */
  tone?: keyof typeof tones | undefined;
};

/** A number in a circle, or in a pill from two digits. Above 999 it reads "999+". */
export function CountBadge({
  value,
  isLeast = false,
  tone = 'neutral',
  className,
  ...rest
}: CountBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.25 text-2xs leading-none font-semibold nums',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {value > 999 ? '999+' : isLeast ? `${value}+` : value}
    </span>
  );
}
