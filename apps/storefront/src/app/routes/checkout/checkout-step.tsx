import type { ReactNode } from 'react';

export function CheckoutStep({
  number,
  title,
  action,
  children,
}: {
  number: number;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mb-8">
      <header className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{`${number}. ${title}`}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
