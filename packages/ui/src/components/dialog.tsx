import { Dialog as Primitive } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEventHandler, ReactElement, ReactNode } from 'react';
import { centredDialogClass, backdropClass } from '../lib/dialog-classes';
import { IconButton } from './icon-button';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' } as const;

const hiddenClass = 'pointer-events-none opacity-0 transition-none!';

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  footer?: ReactNode;
  /**
   * The element that opens the dialog, unless `open` and `onOpenChange` are given. The focus
   * returns to it.
   */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Hides an open dialog at once, without its transition. */
  hidden?: boolean | undefined;
  size?: keyof typeof widths | undefined;
  initialFocus?: ComponentProps<typeof Primitive.Popup>['initialFocus'];
  /** Called for keys pressed anywhere in the window. */
  onKeyDown?: KeyboardEventHandler | undefined;
};

/**
 * A modal dialog. The focus stays inside, Escape closes it, and the focus returns to the opener.
 */
export function Dialog({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  hidden = false,
  size = 'sm',
  initialFocus,
  onKeyDown,
}: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Primitive.Trigger render={trigger} />}
      <Primitive.Portal>
        <Primitive.Backdrop forceRender className={clsx(backdropClass, hidden && hiddenClass)} />
        <Primitive.Popup
          initialFocus={initialFocus}
          onKeyDown={onKeyDown}
          className={clsx(
            centredDialogClass,
            'flex flex-col pb-6',
            widths[size],
            hidden && hiddenClass,
          )}
        >
          <header className="flex items-start gap-3 px-6 pt-6">
            <div className="flex min-h-6 min-w-0 flex-1 flex-col justify-center pointer-coarse:min-h-9">
              <Primitive.Title className="text-lg leading-snug font-semibold">
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-text-2">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              render={
                <IconButton
                  label="Close"
                  icon={<X size={18} />}
                  size="sm"
                  tooltip="none"
                  className="-mt-1 -mr-2"
                />
              }
            />
          </header>
          {children && (
            <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-4 pb-1.5">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 px-6 pt-3.5">{footer}</footer>
          )}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
