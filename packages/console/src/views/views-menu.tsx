import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buttonClass } from '@market/ui/button';
import { DisclosureMenu } from '@market/ui/disclosure-menu';
import { useServices } from '@market/web-kit/services';
import { useShortcuts } from '../shortcuts/shortcuts';
import { ColumnChoice } from './column-choice';
import type { ListViewsProps } from './list-views';
import { SaveViewForm } from './save-view-form';
import { ViewRows } from './view-rows';
import { savedViewQuery, savedViewsQuery } from './views.queries';

export function ViewsMenu({ list, href, columns }: ListViewsProps) {
  const { api } = useServices();
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const views = useQuery(savedViewsQuery(api, list));
  const query = savedViewQuery(params);
  const current = views.data?.find((view) => query !== '' && view.query === query);
  useShortcuts('Lists', [
    {
      keys: ['c'],
      label: 'Views and columns',
      run: () => {
        const button = menu.current?.querySelector('summary');
        button?.focus();
        button?.click();
      },
    },
  ]);
  return (
    <div ref={menu}>
      <DisclosureMenu
        onOpenChange={setIsOpen}
        summaryClassName={`${buttonClass()} list-none max-md:w-full`}
        summary={
          <>
            <Bookmark size={16} fill={current ? 'currentColor' : 'none'} />
            <span className="max-w-40 truncate">{current ? current.name : 'Views'}</span>
          </>
        }
        panelClassName="absolute top-full right-0 z-(--z-dropdown) mt-1.5 max-h-[min(38rem,70dvh)] w-80 overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface text-sm text-text shadow-3 max-md:fixed max-md:inset-x-3 max-md:top-(--topbar) max-md:w-auto"
      >
        {isOpen && (
          <>
            <ViewRows views={views} href={href} currentId={current?.id} heading={heading} />
            {!current && (
              <SaveViewForm list={list} query={query} onSaved={() => heading.current?.focus()} />
            )}
            <ColumnChoice columns={columns} />
          </>
        )}
      </DisclosureMenu>
    </div>
  );
}
