import type { ReactNode } from 'react';

export function PageSection({
  title,
  sunken,
  children,
}: {
  title?: string;
  sunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={`border-b border-line px-4 py-4.5 lg:px-5 lg:last:border-b-0 ${sunken ? 'bg-bg' : 'bg-surface'}`}
    >
      {title && <h2 className="mb-3 text-md font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
