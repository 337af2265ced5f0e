import { Menu as Primitive } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { floatingRow, floatingSurface } from '../lib/control-classes';
import { Link } from './link';

export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      tone?: 'plain' | 'danger' | undefined;
      disabled?: boolean | undefined;
      /** Says why the item is disabled, or what it does. */
      description?: string | undefined;
      onSelect?: (() => void) | undefined;
      to?: string | undefined;
    }
  | 'separator';

export type MenuProps = {
  /** The trigger button. It gets the menu's ARIA attributes. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | undefined;
};

/** A list of actions or links that a button opens. Arrows move, letters jump, Escape closes. */
export function Menu({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal>
        <Primitive.Positioner className="z-(--z-tooltip)" align={align} side={side} sideOffset={6}>
          <Primitive.Popup
            className={clsx(
              floatingSurface,
              'max-h-(--available-height) min-w-52 overflow-y-auto p-1',
            )}
          >
            {items.map((item, index) => {
              if (item === 'separator')
                return (
                  <Primitive.Separator
                    key={`separator-${index}`}
                    className="my-1 border-t border-line"
                  />
                );
              const className = clsx(floatingRow, item.tone === 'danger' && 'text-danger');
              const content = (
                <>
                  {item.icon}
                  <span>
                    {item.label}
                    {item.description && (
                      <span className="block text-xs text-muted">{item.description}</span>
                    )}
                  </span>
                </>
              );
              return item.to ? (
                <Primitive.LinkItem
                  key={item.label}
                  render={<Link to={item.to} />}
                  closeOnClick
                  className={className}
                >
                  {content}
                </Primitive.LinkItem>
              ) : (
                <Primitive.Item
                  key={item.label}
                  disabled={item.disabled}
                  onClick={item.onSelect}
                  className={className}
                >
                  {content}
                </Primitive.Item>
              );
            })}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
