import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { CountBadge } from './count-badge';
import { useScrollToCurrent } from './use-scroll-to-current';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  /**
   * Undefined while the count loads: the tab then reserves space for it. Leave it out for a tab
   * without a count.
   */
  count?: number | undefined;
  /** Whether there may be more. The count then reads "12+". */
  isLeast?: boolean | undefined;
  /** Highlights the count, because the user must act. */
  urgent?: boolean | undefined;
  /** The tab's panel. Leave it out when the tabs filter a list below. */
  panel?: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps<Value extends string> = {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Underlined tabs with counts. Left, Right, Home and End move between them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
}: TabsProps<Value>) {
  const row = useScrollToCurrent<HTMLDivElement>(value, items);
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange(item.value);
      }}
    >
      <div className="mb-4 border-b border-line">
        {/* The fade shows that there are more tabs. */}
        <Primitive.List
          ref={row}
          aria-label={label}
          activateOnFocus={false}
          className="scrollbar-none -mb-px flex gap-6 overflow-x-auto pr-6 [mask-image:linear-gradient(to_left,transparent,black_1.5rem)]"
        >
          {items.map((item) => (
            <Primitive.Tab
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className="flex h-11 pointer-coarse:h-touch flex-none items-center gap-2 rounded-t-1 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted -outline-offset-2! shadow-none! hover:text-text data-active:border-accent data-active:font-semibold data-active:text-text data-disabled:opacity-60"
            >
              {item.label}
              {item.count !== undefined ? (
                <CountBadge
                  value={item.count}
                  isLeast={item.isLeast}
                  tone={item.urgent && item.count > 0 ? 'accent' : 'neutral'}
                />
              ) : (
                'count' in item && <span aria-hidden="true" className="w-7" />
              )}
            </Primitive.Tab>
          ))}
        </Primitive.List>
      </div>
      {items.map((item) =>
        item.panel === undefined ? null : (
          <Primitive.Panel key={item.value} value={item.value}>
            {item.panel}
          </Primitive.Panel>
        ),
      )}
    </Primitive.Root>
  );
}
