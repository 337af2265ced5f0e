import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonProps } from './button';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> &
  Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> & {
    href: string;
    newTab?: boolean;
  };

/**
 * A link outside the app that looks like a button: another site, `mailto:`, `tel:`. For pages of
 * the app, render a `Button` as a `Link`.
 */
export function ButtonAnchor({
  variant,
  size,
  block,
  icon,
  newTab = false,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
      className={clsx(buttonClass({ variant, size, block }), className)}
    >
      {icon}
      {children}
    </a>
  );
}
