import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { IconButton } from '@market/ui/icon-button';
import { Input } from '@market/ui/input';
import { zoneColour } from '../model/zone-colours';
import type { ZoneDraftState } from '../use-zone-draft';

export function ZoneList({ editing }: { editing: ZoneDraftState }) {
  const { zones, selected, select, rename, add, remove } = editing;
  return (
    <div className="grid gap-3">
      <ul aria-label="Zones" className="overflow-clip rounded-2 border border-line">
        {zones.map(({ key, name, states }, position) => (
          <li
            key={key}
            className={clsx(
              'flex items-center border-t border-line first:border-t-0',
              key === selected.key && 'bg-selected shadow-[inset_3px_0_var(--accent)]',
            )}
          >
            <button
              type="button"
              aria-pressed={key === selected.key}
              onClick={() => select(key)}
              className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2 text-left text-sm -outline-offset-2!"
            >
              <span
                aria-hidden="true"
                className={clsx('size-4 flex-none rounded-1', zoneColour(position).swatch)}
              />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name || 'No name'}</span>
              <span className="text-muted nums">{pluralise(states.length, 'state')}</span>
            </button>
            {states.length === 0 && (
              <IconButton
                label={`Remove ${name || 'zone'}`}
                icon={<Trash2 size={17} />}
                tooltip="none"
                onClick={() => remove(key)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" icon={<Plus size={16} />} onClick={add} className="justify-self-start">
        Add a zone
      </Button>
      <Field label="Name of the selected zone">
        <Input
          maxLength={40}
          value={selected.name}
          onChange={(event) => rename(event.target.value)}
        />
      </Field>
      <p className="text-sm text-muted wrap-anywhere">
        {`Choose a state on the map to assign it to ${selected.name || 'the selected zone'}. A new zone starts with the prices of the zone that most of its states come from. A zone without states can be removed.`}
      </p>
    </div>
  );
}
