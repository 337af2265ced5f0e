import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@market/ui/breadcrumbs';
import { paths } from '../../paths';

export function ListingHead({ title, crumbs, children }: { title: string; crumbs: readonly Crumb[]; children?: ReactNode }) {
  return (
    <header className="border-b border-line pt-3 pb-5 md:pb-6">
      <Breadcrumbs items={[{ label: 'Home', to: paths.home.href() }, ...crumbs, { label: title }]} />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <h1 className="display text-d1 break-words">{title}</h1>
        {children}
      </div>
    </header>
  );
}
