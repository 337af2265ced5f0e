import { NativeSelect } from '@market/ui/native-select';
import { stateShapes } from '../model/state-shapes';
import type { ZoneDraftState } from '../use-zone-draft';

/** The zone of each state, for phones and screen readers. */
export function StateList({ editing: { zones, move } }: { editing: ZoneDraftState }) {
  const states = stateShapes.map(({ state }) => state).toSorted();
  return (
    <ul aria-label="States" className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {states.map((state) => (
        <li key={state} className="flex items-center justify-between gap-3 py-1 text-sm">
          <span className="min-w-0 wrap-anywhere">{state}</span>
          <NativeSelect
            size="sm"
            aria-label={`Zone of ${state}`}
            className="w-40 flex-none"
            value={zones.find((zone) => zone.states.includes(state))?.key}
            onChange={(event) => move(state, event.target.value)}
          >
            {zones.map(({ key, name }) => (
              <option key={key} value={key}>
                {name || 'No name'}
              </option>
            ))}
          </NativeSelect>
        </li>
      ))}
    </ul>
  );
}
