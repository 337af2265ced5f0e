import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A collapsible section, such as a filter group or a question. Uses the native disclosure element.
 */
export function Accordion({ title, children, defaultOpen, className }: AccordionProps) {
  return (
    <details open={defaultOpen} className={clsx('group/fold border-b border-line', className)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-2 py-2 text-sm font-semibold">
        {title}
        <ChevronDown
          size={17}
          className="text-muted transition-transform duration-(--dur-2) group-open/fold:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
