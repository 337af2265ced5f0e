import type { ReactNode } from 'react';

const pageNames = [
  'forms',
  'data',
  'overlays',
  'parts',
  'merchant',
  'admin',
  'rider',
  'shop',
  'checkout',
  'auth',
] as const;

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="page-wrap py-10">
      <nav aria-label="Gallery" className="mb-6 flex flex-wrap gap-4 text-sm">
        {pageNames.map((name) => (
          <a key={name} className="link" href={`?page=${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <h1 className="display text-d1">{title}</h1>
      <div className="mt-8 grid gap-8">{children}</div>
    </main>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-sm font-semibold text-muted">{title}</h2>
      {children}
    </section>
  );
}
