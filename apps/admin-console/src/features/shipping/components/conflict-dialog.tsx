import { useState } from 'react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { SavedTariff } from '@market/domain/shipping/tariff';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { RadioGroup } from '@market/ui/radio-group';
import type { PriceConflict } from '../model/price-sheet';

interface ConflictDialogProps {
  theirs: SavedTariff;
  cells: readonly PriceConflict[];
  /** Called with the ids of the cells that take the saved value. */
  onResolve: (taken: ReadonlySet<string>) => void;
}

/** Shows both values of each cell that two people changed. The user chooses one for each cell. */
export function ConflictDialog({ theirs, cells, onResolve }: ConflictDialogProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(id);
    else next.delete(id);
    setTaken(next);
  };
  return (
    <Dialog
      open
      size="md"
      title={`Version ${theirs.version} was saved while you were editing`}
      description={`Saved ${formatDateTime(theirs.savedAt)}. Your other changes are kept. Nothing is saved until you save again.`}
      onOpenChange={() => onResolve(taken)}
      footer={
        <Button variant="primary" onClick={() => onResolve(taken)}>
          Continue with version {theirs.version}
        </Button>
      }
    >
      {cells.length === 0 ? (
        <p className="text-sm">Nobody else changed the cells that you changed.</p>
      ) : (
        <div className="grid gap-5">
          {cells.map(({ id, label, mine, theirs: other }) => (
            <RadioGroup
              key={id}
              legend={label}
              look="cards"
              className="sm:grid-cols-2"
              options={[
                { value: 'mine', label: `Keep my value, ${mine}` },
                { value: 'theirs', label: `Use the saved value, ${other}` },
              ]}
              value={taken.has(id) ? 'theirs' : 'mine'}
              onValueChange={(value) => choose(id, value === 'theirs')}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
