import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * The glyphs differ, so that the meaning does not depend on colour. Only `confirmed` and `neutral`
 * have the same one.
 */
export type StatusTone = 'pending' | 'confirmed' | 'moving' | 'done' | 'problem' | 'neutral';

export interface StatusText {
  readonly label: string;
  readonly tone: StatusTone;
}

const tones: Record<StatusTone, { tag: string; glyph: string }> = {
  pending: {
    tag: 'bg-warning-soft text-on-warning-soft',
    glyph: 'size-[7px] rounded-full border-2 border-current',
  },
  confirmed: {
    tag: 'bg-accent-soft text-on-accent-soft',
    glyph: 'size-[7px] rounded-full bg-current',
  },
  moving: {
    tag: 'bg-info-soft text-on-info-soft',
    glyph: 'size-[7px] bg-current [clip-path:polygon(0_0,100%_50%,0_100%)]',
  },
  done: {
    tag: 'bg-success-soft text-on-success-soft',
    glyph:
      'size-2.5 bg-current [clip-path:polygon(14%_50%,0_64%,38%_100%,100%_20%,86%_6%,38%_72%)]',
  },
  problem: { tag: 'bg-danger-soft text-on-danger-soft', glyph: 'size-[7px] rotate-45 bg-current' },
  neutral: {
    tag: 'bg-neutral-soft text-on-neutral-soft',
    glyph: 'size-[7px] rounded-full bg-current',
  },
};

export type StatusTagProps = {
  children: ReactNode;
  /** An unknown status is neutral. */
  tone?: StatusTone | undefined;
  /** Hides the glyph, for labels that are not a status ("Interstate"). */
  plain?: boolean | undefined;
  className?: string | undefined;
};

export function StatusTag({ children, tone = 'neutral', plain, className }: StatusTagProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-1 px-2 text-xs font-semibold whitespace-nowrap',
        tones[tone].tag,
        className,
      )}
    >
      {!plain && <span aria-hidden="true" className={clsx('flex-none', tones[tone].glyph)} />}
      {children}
    </span>
  );
}
