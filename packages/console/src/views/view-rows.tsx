import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { Trash2, Users } from 'lucide-react';
import type { SavedView } from '@market/domain/views/saved-view';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { viewRemoval } from './views.queries';

interface ViewRowsProps {
  views: UseQueryResult<SavedView[]>;
  href: string;
  currentId: string | undefined;
}

/** The saved views as links. Shared ones have the people icon and their maker. */
export function ViewRows({ views, href, currentId }: ViewRowsProps) {
  const rows = views.data ?? [];
  return (
    <section aria-label="Saved views" className="border-b border-line p-2">
      <h2 className="px-2 py-1 text-xs font-semibold text-muted">Saved views</h2>
      {queryError(views) ??
        (views.data && rows.length === 0 ? (
          <p className="px-2 py-1.5 text-muted">None yet. Filter the list, then save it here.</p>
        ) : (
          <ul>
            <li>
              <Link to={href} className={link} aria-current={currentId ? undefined : 'page'}>
                All
              </Link>
            </li>
            {rows.map((view) => (
              <li key={view.id} className="flex items-center">
                <Link
                  to={addressOf(href, view)}
                  aria-current={view.id === currentId ? 'page' : undefined}
                  className={link}
                >
                  <span className="truncate">{view.name}</span>
                  {view.isShared && (
                    <span className="flex min-w-0 items-center gap-1.5 text-xs font-normal text-muted">
                      <Users size={14} className="flex-none" />
                      <span className="truncate">
                        {view.isOwn ? 'Shared by you' : `Shared by ${view.makerName}`}
                      </span>
                    </span>
                  )}
                </Link>
                {view.canDelete && <RemoveView view={view} />}
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}

const addressOf = (href: string, { query }: SavedView): string => `${href}?${query}`;

const link =
  'flex min-h-9 min-w-0 flex-1 flex-col justify-center rounded-2 px-2 py-1 hover:bg-sunken aria-[current=page]:font-semibold pointer-coarse:min-h-11';

function RemoveView({ view: { id, name } }: { view: SavedView }) {
  const { api } = useServices();
  const remove = useMutation(viewRemoval(api));
  return (
    <IconButton
      label={`Delete ${name}`}
      icon={<Trash2 size={15} />}
      size="sm"
      tooltip="none"
      disabled={remove.isPending}
      onClick={() => remove.mutate({ params: { id } })}
    />
  );
}
