import { Dialog as Primitive } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { use, type ReactElement, type ReactNode, type RefObject } from 'react';
import { DrawerBanner } from '../lib/drawer-banner';
import { allowKeyboardScroll } from '../lib/keyboard-scroll';
import { useMediaQuery } from '../lib/use-media-query';
import { backdropClass } from '../lib/dialog-classes';
import { IconButton } from './icon-button';

export type DrawerProps = {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible. A submit button outside the form refers to it with `form="id"`. */
  footer?: ReactNode;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** From 1280 px the drawer is next to the page, which shrinks and stays usable. */
  docked?: boolean | undefined;
  side?: 'left' | 'right' | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** 540 px instead of 404, for tables. */
  wide?: boolean | undefined;
  /** Removes the padding, for navigation. */
  flush?: boolean | undefined;
};

/**
 * A panel at the edge of the screen, 404 px wide, modal unless it is docked. Escape closes it and
 * focus returns to the opener.
 */
export function Drawer({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  docked = false,
  side = 'right',
  initialFocus,
  wide,
  flush,
}: DrawerProps) {
  const isBesidePage = useMediaQuery('(min-width: 80rem)') && docked;
  const banner = use(DrawerBanner);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
      modal={!isBesidePage}
      disablePointerDismissal={isBesidePage}
    >
      {trigger && <Primitive.Trigger render={trigger} />}
      <Primitive.Portal>
        {!isBesidePage && <Primitive.Backdrop className={backdropClass} />}
        <Primitive.Popup
          initialFocus={initialFocus}
          data-docked={isBesidePage ? (wide ? 'wide' : 'narrow') : undefined}
          className={clsx(
            isBesidePage ? 'top-(--topbar) z-(--z-sticky)' : 'top-0 z-(--z-modal) shadow-3',
            wide ? 'w-[540px]' : 'w-[404px]',
            'fixed bottom-0 flex max-w-[calc(100%-2.5rem)] flex-col border-line bg-surface text-text outline-none! transition-transform duration-(--dur-3) ease-out data-ending-style:ease-in',
            side === 'right'
              ? 'right-0 border-l data-starting-style:translate-x-full data-ending-style:translate-x-full'
              : 'left-0 border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
          )}
        >
          {/* No header and footer elements, because they would become landmarks of the page. */}
          <div className="flex items-start gap-3 border-b border-line py-4 pr-4 pl-6">
            <div className="flex min-h-8 min-w-0 flex-1 flex-col justify-center pointer-coarse:min-h-touch">
              <Primitive.Title className="text-lg leading-snug font-semibold wrap-anywhere">
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="text-sm wrap-anywhere text-muted">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              render={<IconButton label="Close" icon={<X size={18} />} size="sm" tooltip="none" />}
            />
          </div>
          {!isBesidePage && !flush && banner}
          <div
            ref={(body) => allowKeyboardScroll(body)}
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain wrap-anywhere',
              !flush && 'px-6 py-5',
            )}
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap gap-2 border-t border-line bg-bg px-6 py-4 [&>*:last-child]:flex-1">
              {footer}
            </div>
          )}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
