import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { MAP_SIZE, stateShapes } from '../model/state-shapes';
import { zoneColour } from '../model/zone-colours';
import type { DraftZone } from '../model/zone-draft';

/** Longer names are cut off. The list beside the map has them in full. */
const LABEL_LENGTH = 20;

interface ZoneMapProps {
  zones: readonly DraftZone[];
  /** The zone that a pressed state is added to. */
  selected: DraftZone;
  onPress: (state: string) => void;
}

export function ZoneMap({ zones, selected, onPress }: ZoneMapProps) {
  const press = (event: KeyboardEvent, state: string) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(state);
  };
  return (
    <svg
      role="group"
      aria-label="Map of Nigeria"
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="h-auto w-full"
    >
      {stateShapes.map(({ state, outline }) => {
        const position = zones.findIndex(({ states }) => states.includes(state));
        const isIn = zones[position]?.key === selected.key;
        return (
          <path
            key={state}
            d={outline}
            role="button"
            tabIndex={0}
            aria-label={`${state}, ${zones[position]?.name ?? 'no zone'}`}
            aria-pressed={isIn}
            onClick={() => onPress(state)}
            onKeyDown={(event) => press(event, state)}
            className={clsx(
              zoneColour(position).shape,
              'cursor-pointer stroke-surface stroke-2 outline-none! hover:stroke-text focus-visible:stroke-focus focus-visible:stroke-[5]',
            )}
          >
            <title>{`${state}, ${zones[position]?.name ?? 'no zone'}`}</title>
          </path>
        );
      })}
      {zones.map(({ key, name, states }) => {
        const [x, y] = centreOfStates(states);
        return (
          states.length > 0 && (
            <text
              key={key}
              x={x}
              y={y}
              aria-hidden="true"
              textAnchor="middle"
              className="pointer-events-none max-md:hidden fill-text stroke-surface stroke-[5] text-[22px] font-semibold [paint-order:stroke]"
            >
              {name.length > LABEL_LENGTH ? `${name.slice(0, LABEL_LENGTH - 1)}…` : name}
            </text>
          )
        );
      })}
    </svg>
  );
}

/** The middle of the state nearest to the centre of the given states. */
function centreOfStates(states: readonly string[]): readonly [number, number] {
  const middles = stateShapes.flatMap(({ state, middle }) =>
    states.includes(state) ? [middle] : [],
  );
  const mean = (axis: 0 | 1) =>
    middles.reduce((sum, point) => sum + point[axis], 0) / (middles.length || 1);
  const centre = [mean(0), mean(1)] as const;
  const distance = (point: readonly [number, number]) =>
    Math.hypot(point[0] - centre[0], point[1] - centre[1]);
  return middles.toSorted((a, b) => distance(a) - distance(b))[0] ?? centre;
}
