import { X } from 'lucide-react';
import { imageUrl } from '@market/domain/image';
import type { OfficialOutlet } from '@market/domain/catalogue/curation';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { IconButton } from '@market/ui/icon-button';
import { StoreMonogram } from '@market/ui/store-monogram';
import { HistoryButton } from '../../../shared/history-button';

interface OutletListProps {
  outlets: readonly OfficialOutlet[];
  onRemove: (outlet: OfficialOutlet) => Promise<unknown>;
}

export function OutletList({ outlets, onRemove }: OutletListProps) {
  return (
    <ul aria-label="Official outlets" className="grid grid-cols-1 md:grid-cols-2">
      {outlets.map((outlet) => (
        <li
          key={outlet.id}
          className="flex items-center gap-3 border-b border-line px-4 py-3 md:px-5 md:odd:border-r"
        >
          <StoreMonogram
            name={outlet.storeName}
            logoUrl={outlet.logo && imageUrl(outlet.logo, 160)}
          />
          <span className="min-w-0 flex-1">
            <b title={outlet.storeName} className="block truncate text-sm font-semibold">
              {outlet.storeName}
            </b>
            <span className="block text-sm text-muted">
              {[outlet.city, outlet.state].filter(Boolean).join(', ')}
              {outlet.status !== 'live' && (
                <b className="font-semibold text-danger"> Store closed, not shown</b>
              )}
            </span>
          </span>
          <HistoryButton subject="store" id={outlet.id} name={outlet.storeName} />
          <ConfirmDialog
            title={`Remove ${outlet.storeName}?`}
            confirmLabel="Remove outlet"
            busyLabel="Removing…"
            onConfirm={() => onRemove(outlet)}
            trigger={
              <IconButton
                label={`Remove ${outlet.storeName}`}
                icon={<X size={16} />}
                tooltip="none"
              />
            }
          >
            The store loses its badge and its place on the home page immediately. It stays open.
          </ConfirmDialog>
        </li>
      ))}
    </ul>
  );
}
