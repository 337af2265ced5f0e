import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { renderElement, type RenderElement } from '../lib/render-element';
import { CountBadge } from './count-badge';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The name, for the tooltip and for screen readers. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'outline' | 'strong' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** An unread count in the corner. Include it in `label`. */
  count?: number | undefined;
  /** Where the name appears on hover and focus; "none" inside boxes that scroll or clip. */
  tooltip?: keyof typeof tooltipClasses | 'none' | undefined;
  render?: RenderElement | undefined;
};

const variants = {
  ghost: 'border-transparent text-text hover:bg-sunken',
  outline: 'border-line-strong bg-surface text-text hover:border-text',
  strong: 'border-transparent text-on-strong hover:bg-strong-2',
} as const;

// At the "bottom", the name is aligned with the button's right edge. Icon buttons are often at the
// right of the screen, where a centred name would widen the page.
const tooltipClasses = {
  top: 'bottom-full left-1/2 mb-1.5 -translate-x-1/2',
  bottom: 'top-full right-0 mt-1.5',
  'bottom-start': 'top-full left-0 mt-1.5',
} as const;

/**
 * A square button with only an icon. The tooltip is pure CSS, because screen readers get the name
 * from the `aria-label`.
 */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  count,
  tooltip = 'bottom',
  render,
  className,
  ...rest
}: IconButtonProps) {
  const shared = {
    ...rest,
    'aria-label': label,
    className: clsx(
      'group/tip relative inline-grid flex-none place-items-center rounded-2 border transition-colors duration-(--dur-2) pointer-coarse:size-touch',
      'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50 disabled:hover:bg-transparent',
      'aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50 aria-disabled:hover:bg-transparent',
      size === 'sm' ? 'size-8' : 'size-10',
      variants[variant],
      className,
    ),
    children: (
      <>
        {icon}
        {count ? (
          <CountBadge
            value={count}
            tone="accent"
            className="absolute top-0 right-0 h-[17px] min-w-[17px]"
            aria-hidden
          />
        ) : null}
        {tooltip !== 'none' && (
          <span
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute z-(--z-tooltip) rounded-1 bg-plate px-2 py-1 text-2xs font-medium whitespace-nowrap text-on-plate opacity-0 transition-opacity delay-300 duration-(--dur-2)',
              'group-hover/tip:opacity-100 group-focus-visible/tip:opacity-100 group-data-popup-open/tip:hidden pointer-coarse:hidden',
              tooltipClasses[tooltip],
            )}
          >
            {label}
          </span>
        )}
      </>
    ),
  };
  return render ? renderElement(render, shared) : <button type="button" {...shared} />;
}
