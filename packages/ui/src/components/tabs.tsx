import { Tabs as Primitive } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
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
  /** `pills` are for tabs that filter the list below. */
  variant?: 'underlined' | 'pills' | undefined;
};

const rowClasses = {
  underlined: '-mb-px gap-6 pr-6',
  // The padding leaves room for the focus ring.
  pills: 'gap-2 py-1 pr-6 pl-1 -ml-1',
} as const;
const tabClasses = {
  underlined:
    'h-11 rounded-t-1 border-b-2 border-transparent text-muted -outline-offset-2! shadow-none! hover:text-text data-active:border-accent data-active:font-semibold data-active:text-text',
  pills:
    'h-9 rounded-full border border-line-strong bg-surface px-3.5 hover:border-text data-active:border-text data-active:bg-text data-active:text-bg',
} as const;

/** Tabs with counts. Left, Right, Home and End move between them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  variant = 'underlined',
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
      <div className={variant === 'underlined' ? 'mb-4 border-b border-line' : undefined}>
        {/* The fade shows that there are more tabs. */}
        <Primitive.List
          ref={row}
          aria-label={label}
          activateOnFocus={false}
          className={clsx(
            'scrollbar-none flex overflow-x-auto [mask-image:linear-gradient(to_left,transparent,black_1.5rem)]',
            rowClasses[variant],
          )}
        >
          {items.map((item) => (
            <Primitive.Tab
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={clsx(
                'flex flex-none items-center gap-2 text-sm font-medium whitespace-nowrap data-disabled:opacity-60 pointer-coarse:h-touch',
                tabClasses[variant],
              )}
            >
              {item.label}
              {item.count !== undefined && variant === 'pills' ? (
                <span className="nums">{item.count}</span>
              ) : item.count !== undefined ? (
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
