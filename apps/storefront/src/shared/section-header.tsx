import type { ReactNode } from 'react';

export function SectionHeader({
  id,
  title,
  note,
  action,
}: {
  id?: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 max-md:justify-between md:mb-6">
      <h2 id={id} className="display text-d2">
        {title}
      </h2>
      {note && <p className="text-sm text-muted md:min-w-60 md:flex-1">{note}</p>}
      {action && <span className="text-sm md:ml-auto">{action}</span>}
    </header>
  );
}
