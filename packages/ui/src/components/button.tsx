import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { renderElement, type RenderElement } from '../lib/render-element';
import { Spinner } from './spinner';

const variants = {
  primary: 'border-accent-edge bg-accent text-on-accent hover:bg-accent-hover',
  ink: 'border-transparent bg-text text-bg hover:bg-text-2',
  outline: 'border-control bg-surface text-text hover:bg-hover hover:border-text',
  quiet: 'border-transparent bg-sunken text-text hover:bg-line',
  ghost: 'border-transparent bg-transparent text-text hover:bg-sunken',
  danger: 'border-transparent bg-danger-fill text-on-danger-fill hover:opacity-90',
  'danger-outline': 'border-danger bg-surface text-danger hover:bg-danger-soft',
  success: 'border-transparent bg-success-fill text-on-success-fill hover:opacity-90',
} as const;

const sizes = {
  sm: 'h-(--control-sm) px-3 text-xs',
  md: 'h-(--control) px-4 text-sm',
  lg: 'h-(--control-lg) px-4 text-base sm:px-6',
} as const;

const layerClass = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

export type ButtonProps = ComponentProps<'button'> & {
  /** Use one primary button per view, and ink or outline in repeated rows. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  /** Shows a spinner, keeps width and focus, and ignores presses. */
  busy?: boolean | undefined;
  /** "Adding…". Its width is reserved, so that the button does not change size. */
  busyLabel?: string | undefined;
  done?: boolean | undefined;
  doneLabel?: string | undefined;
  block?: boolean | undefined;
  /** Renders the button as another element: `render={<Link to="/orders" />}`. */
  render?: RenderElement | undefined;
};

/**
 * The classes of a button, for the rare element that must look like one without being one (a
 * `<summary>`, a `<label>`).
 */
export function buttonClass({
  variant = 'outline',
  size = 'md',
  block,
}: Pick<ButtonProps, 'variant' | 'size' | 'block'> = {}): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-2 border font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,opacity] duration-(--dur-2) ease-out active:translate-y-px motion-reduce:active:translate-y-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted disabled:opacity-100',
    'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-muted',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );
}

function ButtonContent({
  icon,
  trailingIcon,
  busy,
  busyLabel,
  done,
  doneLabel,
  children,
}: ButtonProps) {
  if (busy === undefined && !busyLabel && !done) {
    return (
      <>
        {icon}
        {children}
        {trailingIcon}
      </>
    );
  }
  const showDone = Boolean(done) && !busy;
  const idle = !busy && !showDone;
  return (
    <span className="grid">
      <span className={clsx(layerClass, !idle && 'invisible')} aria-hidden={!idle}>
        {icon}
        {children}
        {trailingIcon}
      </span>
      <span className={clsx(layerClass, !busy && 'invisible')} aria-hidden={!busy}>
        <Spinner />
        {busyLabel ?? <span className="sr-only">{busy && 'Working…'}</span>}
      </span>
      {showDone && (
        <span className={layerClass}>
          <Check size={16} />
          {doneLabel ?? children}
        </span>
      )}
    </span>
  );
}

/**
 * A button that names its outcome ("Assign to Arewa Haulage"). `type` is "button" unless given.
 * With `aria-disabled`, it keeps the focus and ignores presses: describe why with
 * `aria-describedby`.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    trailingIcon,
    busy,
    busyLabel,
    done,
    doneLabel,
    block,
    render,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const isInert = Boolean(busy) || isTrue(rest['aria-disabled']);
  const shared = {
    ...rest,
    className: clsx(
      buttonClass({ variant: done && !busy ? 'success' : variant, size, block }),
      className,
    ),
    children: (
      <ButtonContent {...{ icon, trailingIcon, busy, busyLabel, done, doneLabel, children }} />
    ),
    onClick: (event: MouseEvent<HTMLButtonElement>) =>
      isInert ? event.preventDefault() : onClick?.(event),
  };
  if (render) return renderElement(render, shared);
  // A busy button is not `disabled`, because it would lose the focus.
  return (
    <button
      type="button"
      {...shared}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    />
  );
}

const isTrue = (value: ButtonProps['aria-disabled']): boolean => value === true || value === 'true';
