import { Tooltip as Primitive } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export type TooltipProps = {
  content: ReactNode;
  /** A focusable element; the tooltip shows on hover and on focus. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
};

/**
 * A hint next to an element. Do not put necessary information only here, because touch screens have
 * no hover.
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger render={children} delay={300} />
      <Primitive.Portal>
        <Primitive.Positioner className="z-(--z-tooltip)" side={side} sideOffset={6}>
          <Primitive.Popup
            role="tooltip"
            className="max-w-64 rounded-1 bg-plate px-2.5 py-1.5 text-xs text-on-plate transition-opacity duration-(--dur-2) data-starting-style:opacity-0 data-ending-style:opacity-0"
          >
            {content}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
