import type { ReactNode } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 className="text-md font-semibold">{title}</h3>
      {children}
    </section>
  );
}
