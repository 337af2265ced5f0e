import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

const tones = {
  danger: { box: 'bg-danger-soft text-on-danger-soft', Icon: CircleAlert },
  warning: { box: 'bg-warning-soft text-on-warning-soft', Icon: TriangleAlert },
  success: { box: 'bg-success-soft text-on-success-soft', Icon: CircleCheck },
  info: { box: 'bg-info-soft text-on-info-soft', Icon: Info },
  neutral: { box: 'bg-sunken text-text-2', Icon: Info },
} as const;

export type AlertProps = {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  /**
   * Whether screen readers announce the alert immediately. On by default for danger, such as a
   * form-level error.
   */
  announce?: boolean | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * A message within the page: a form-level error above its fields, a note, a warning about stale
 * data.
 */
export function Alert({
  children,
  tone = 'danger',
  announce = tone === 'danger',
  icon,
  action,
  className,
  ref,
}: AlertProps) {
  const { box, Icon } = tones[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={announce ? 'alert' : undefined}
      className={clsx('flex items-start gap-3 rounded-2 px-4 py-3 text-sm', box, className)}
    >
      <span className="flex h-[1.4em] items-center">{icon ?? <Icon size={18} />}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
    </div>
  );
}
