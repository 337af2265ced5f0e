import { useState } from 'react';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { shortDayText } from '@market/domain/shipping/promise-text';
import { Button } from '@market/ui/button';
import { DateInput } from '@market/ui/date-input';
import { Input } from '@market/ui/input';
import { NativeSelect } from '@market/ui/native-select';

interface AssignBarProps {
  /** "3 orders selected, 93 kg, 2 late" */
  selection: string;
  count: number;
  groups: readonly { kind: RiderKind; riders: readonly RiderPlan[] }[];
  rider: RiderPlan | undefined;
  onRider: (id: string) => void;
  day: string;
  today: string;
  onDay: (day: string) => void;
  note: string;
  onNote: (note: string) => void;
  busy: boolean;
  onAssign: () => void;
  onClear: () => void;
}

/** The maximum number of orders that the server plans in one request. */
const MAX_ORDERS = 100;
const titles = { partner: 'Shipping partners', dispatcher: 'Our dispatchers' } as const;

export function AssignBar(props: AssignBarProps) {
  const { count, rider, day, today, note, busy, groups } = props;
  const [hasNote, setHasNote] = useState(note !== '');
  const isAboveLimit = count > MAX_ORDERS;
  return (
    <div data-wide className="flex flex-wrap items-center gap-2 text-sm">
      <b className="font-semibold nums" role="status">
        {isAboveLimit ? `${props.selection}. Choose at most ${MAX_ORDERS}.` : props.selection}
      </b>
      <Button variant="ghost" onClick={props.onClear}>
        Clear
      </Button>
      <span className="flex-1 max-md:hidden" />
      {hasNote ? (
        <Input
          aria-label="Note to the rider"
          placeholder="Note to the rider"
          maxLength={300}
          value={note}
          onChange={({ target }) => props.onNote(target.value)}
          className="md:w-56!"
        />
      ) : (
        <Button onClick={() => setHasNote(true)}>Add a note</Button>
      )}
      <NativeSelect
        aria-label="Rider"
        value={rider?.id ?? ''}
        onChange={({ target }) => props.onRider(target.value)}
        className="w-auto! max-w-56 max-md:grow max-md:basis-40"
      >
        <option value="" disabled>
          Choose a rider
        </option>
        {groups.map(({ kind, riders }) => (
          <optgroup key={kind} label={titles[kind]}>
            {riders.map(({ id, name, isOnboarded }) => (
              <option key={id} value={id} disabled={isOnboarded === false}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <DateInput
        aria-label="Pick up on"
        value={day}
        min={today}
        onValueChange={props.onDay}
        className="w-auto! max-md:grow max-md:basis-36"
      />
      <Button
        variant="primary"
        disabled={!rider || isAboveLimit || day === ''}
        busy={busy}
        busyLabel="Assigning…"
        onClick={props.onAssign}
        className="max-md:w-full"
      >
        <span className="truncate">
          {rider && day
            ? `Assign ${count} to ${rider.name}, ${shortDayText(day)}`
            : `Assign ${count}`}
        </span>
      </Button>
    </div>
  );
}
