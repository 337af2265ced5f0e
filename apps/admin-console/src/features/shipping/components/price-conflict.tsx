import { formatDateTime } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { SavedTariff } from '@market/domain/shipping/tariff';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import type { PriceSheetState } from '../use-price-sheet';

interface PriceConflictProps {
  /** The version that someone else saved. */
  tariff: SavedTariff;
  conflict: NonNullable<PriceSheetState['conflict']>;
  changes: number;
  onChoose: PriceSheetState['choose'];
}

/** Shows both values of each cell that two people changed. The user chooses one for each. */
export function PriceConflict({ tariff, conflict, changes, onChoose }: PriceConflictProps) {
  const { version, cells } = conflict;
  const kept = changes - cells.length;
  return (
    <Alert
      tone={cells.length > 0 ? 'danger' : 'info'}
      announce
      className="rounded-none border-b border-line"
    >
      <p>
        <b className="font-semibold">
          {`Version ${tariff.version} was saved on ${formatDateTime(tariff.savedAt)}, while you worked on version ${version}.`}
        </b>{' '}
        {kept > 0 && `${pluralise(kept, 'change')} of yours ${kept === 1 ? 'is' : 'are'} kept. `}
        {cells.length > 0
          ? `Choose a value for ${pluralise(cells.length, 'cell')} that you both changed.`
          : 'Save again to apply your changes.'}
      </p>
      {cells.length > 0 && (
        <ul className="mt-3 grid max-h-72 gap-3 overflow-y-auto p-1">
          {cells.map(({ id, vehicle, label, text, savedText }) => (
            <li
              key={id}
              role="group"
              aria-label={`${vehicle}, ${label}`}
              className="flex flex-wrap items-center gap-2"
            >
              <span className="min-w-48 flex-1 font-medium">{`${vehicle}, ${label}`}</span>
              <Button size="sm" onClick={() => onChoose(id, 'mine')}>
                {`Keep mine, ${text}`}
              </Button>
              <Button size="sm" onClick={() => onChoose(id, 'saved')}>
                {`Take the saved one, ${savedText}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
