import { Popover as Primitive } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { floatingSurface } from '../lib/control-classes';

export type PopoverProps = {
  trigger: ReactElement;
  title?: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
};

/** A small panel next to its button, for filters and facts. Escape or a press outside closes it. */
export function Popover({
  trigger,
  title,
  children,
  open,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal>
        <Primitive.Positioner className="z-(--z-dropdown)" align={align} sideOffset={6}>
          <Primitive.Popup
            className={clsx(
              floatingSurface,
              'max-h-(--available-height) w-80 max-w-[calc(100vw-2rem)] overflow-y-auto p-4',
              className,
            )}
          >
            {title && (
              <Primitive.Title className="mb-3 text-sm font-semibold">{title}</Primitive.Title>
            )}
            {children}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
